import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import Testing

@testable import KanbanCLI

/// The words for what no session can bring about at will.
@Suite("A failure of the store")
struct StoreFailureTests {
  private static let location = BoardLocation(path: "plan", in: TestWorld().environment)

  @Test(
    "says what, where and what next",
    arguments: [
      (
        .stale(.block("k7x2m9"), columnID: "done"), .stale,
        "the card ^k7x2m9 has changed or is not in 'done' any more"
      ),
      (
        .stale(.text(Array("- One\n  two".utf8), occurrence: 0), columnID: "done"), .stale,
        "the card '- One' has changed or is not in 'done' any more"
      ),
      (
        .indexOutOfRange(6, columnID: "done", valid: 0...3), .stale,
        "'done' has no position 7 any more"
      ),
      (.columnNotFound("done"), .notFound, "the column 'done' is not there any more"),
      (
        .columnNamesClash("é"), .failed,
        "two columns are called 'é', in different Unicode normal forms"
      ),
      (
        .inseparable(path: "done.md"), .conflict,
        "done.md differs too much from its last commit to commit this change alone"
      ),
      (
        .beyondLimit(.byteCount, path: "done.md"), .failed,
        "'plan/done.md' has more than 256 MiB"
      ),
      (
        .beyondLimit(.nesting, path: "done.md"), .failed,
        "'plan/done.md' has lists, quotes or emphasis nested too deep to be read in good time"
      ),
      (
        .fileChanged(path: "/plan/done.md"), .stale,
        "'plan/done.md' was changed by somebody else at this moment"
      ),
      (
        .edit(.unsound(line: 3), path: "done.md"), .unsafeEdit,
        "plan/done.md:3: this change would give other text in the file another meaning"
      ),
      (
        .edit(.noTitle(line: 3), path: "done.md"), .unsafeEdit,
        "plan/done.md:3: this card begins with something else than text"
      ),
      (
        .edit(.indexOutOfRange(index: 3, count: 1), path: "done.md"), .stale,
        "plan/done.md: there is no card 4 any more"
      ),
      (
        .repository(.unsafeOwner(folder: "/plan")), .unsafeRepository,
        "the repository of 'plan' belongs to another user"
      ),
      (
        .hookFailed(name: "commit-msg", status: 1, output: "too long\n  by far\n"), .hookFailed,
        "the hook 'commit-msg' ended with 1: too long; by far"
      ),
      (
        .signing(.failed(program: "gpg", reason: "no card")), .signingFailed,
        "'gpg' could not sign the commit: no card"
      ),
      (
        .repository(.denied(path: "/plan/.git/HEAD")), .inputOutput,
        "cannot open 'plan/.git/HEAD': Permission denied"
      ),
      (
        .repository(.filterFailed(name: "crypt", path: "done.md", output: "no key\n")), .failed,
        "the filter 'crypt' failed on 'done.md': no key"
      ),
      (.repository(.conflicts), .conflict, "files of this repository are in conflict"),
      (
        .repository(.locked(path: nil)), .locked,
        "another program is at work in the repository"
      ),
      (
        .repository(.branchMoved), .stale, "somebody else has just committed to the branch"
      ),
      (
        .repository(.missingEmail), .noIdentity,
        "git does not know your e-mail address, which every commit needs"
      ),
      (
        .repository(.noMergeBase("main", "HEAD")), .notFound,
        "'main' and 'HEAD' have no commit in common"
      ),
      (
        .repository(.replacedLink(path: "/b/doing.md")), .failed,
        "'b/doing.md' is a file here and a link in the last commit"
      ),
      (
        .repository(.uncommittedLink(path: "/b/doing.md")), .failed,
        "'b/doing.md' is a link that is not committed"
      ),
      (
        .repository(.missingObject("8fdc543")), .failed,
        "the object 8fdc543 is missing in the repository"
      ),
      (
        .repository(.unsupported("SHA-256 repository")), .unsupportedRepository,
        "cannot work with this repository: SHA-256 repository"
      ),
    ] as [(KanbanStoreError, Failure.Code, String)]
  )
  func says(_ error: KanbanStoreError, _ code: Failure.Code, _ message: String) {
    let failure = Failure(error, at: Self.location)
    #expect(failure.code == code)
    #expect(failure.message == message)
    #expect(failure.hint != nil)
  }

  @Test("names the remedy for what the library cannot handle")
  func namesRemedy() {
    let hint = { Failure(.repository(.unsupported($0)), at: Self.location).hint }
    #expect(hint("sparse index") == "git sparse-checkout init --no-sparse-index")
    #expect(hint("environment variable 'GIT_COMMON_DIR'") == "unset it for this command")
  }

  @Test("trusts a folder only as the person says")
  func trusts() {
    let failure = Failure(.repository(.unsafeOwner(folder: "/plan")), at: Self.location)
    #expect(
      failure.hint == "if you trust it: git config --global --add safe.directory '/plan'"
    )
  }
}
