internal import AdvancedKanbanGit

extension Failure {
  /// `isReading` is for commands that change nothing: they have no commit to do without.
  init(_ problem: RepositoryProblem, at location: BoardLocation, isReading: Bool) {
    let otherWay = isReading ? Self.readingByGit : Self.withoutCommit
    switch problem {
    case .missing(let folder):
      self.init(
        .noRepository,
        "'\(location.shown(folder))' is in no git repository",
        hint: isReading
          ? "a board has a past only where its changes are committed"
          : "make one with 'git init', or use '--no-commit'"
      )
    case .bare:
      self.init(.unsupportedRepository, "the repository has no work tree", hint: otherWay)
    case .busy(let operation):
      self.init(
        .operationInProgress,
        "'git \(operation)' is under way in this repository",
        hint: "end it or abort it, or use '--no-commit'"
      )
    case .conflicts:
      self.init(
        .conflict,
        "files of this repository are in conflict",
        hint: "solve that and 'git add' them" + (isReading ? "" : ", or use '--no-commit'")
      )
    case .unsafeOwner(let folder):
      self.init(
        .unsafeRepository,
        "the repository of '\(location.shown(folder))' belongs to another user",
        hint: "if you trust it: git config --global --add safe.directory '\(folder)'"
      )
    case .unsupported(let feature):
      self.init(
        .unsupportedRepository,
        "cannot work with this repository: \(feature)",
        hint: Self.remedy(for: feature) ?? otherWay
      )
    case .missingName: self = .missingIdentity("name")
    case .missingEmail: self = .missingIdentity("e-mail address")
    case .locked(let path):
      let file = path.map { ": '\(location.shown($0))' is there" } ?? ""
      self.init(
        .locked,
        "another program is at work in the repository" + file,
        hint: "wait for it; if none is running, remove the lock file"
      )
    case .denied(let path):
      let file = path.map { "'\(location.shown($0))'" } ?? "a file of the repository"
      self.init(
        .inputOutput,
        "cannot open \(file): Permission denied",
        hint: "git cannot either; 'ls -l' says who owns it, and 'chown' gives it to you"
      )
    case .damaged(let path):
      self.init(
        .failed,
        "'\(path)' in the git directory is damaged",
        hint: Self.repair(of: path)
      )
    case .missingObject(let id):
      self.init(
        .failed,
        "\(id.map { "the object \($0)" } ?? "a file or a commit that this needs") is missing in the repository",
        hint: "in a partial clone 'git fetch --refetch --no-filter' fetches it; "
          + "else 'git fsck' says what is missing"
      )
    case .unfetched(let message):
      self.init(
        .failed,
        "git cannot fetch what this partial clone lacks: \(message)",
        hint: "come back when the remote can be reached; "
          + "'git fetch --refetch --no-filter' then fetches everything once and for all"
      )
    case .branchMoved:
      self.init(.stale, "somebody else has just committed to the branch", hint: Self.lookAgain)
    case .outside(let path):
      self.init(
        .failed,
        "'\(location.shown(path))' is no file of the board",
        hint: "a column may be a link, but only to a file of the same repository"
      )
    case .uncommittedLink(let path):
      self.init(
        .failed,
        "'\(location.shown(path))' is a link that is not committed",
        hint: "commit the link and the file that it leads to first, or use '--no-commit'"
      )
    case .replacedLink(let path):
      self.init(
        .failed,
        "'\(location.shown(path))' is a file here and a link in the last commit",
        hint: "'\(Program.name) commit' commits the file, 'git restore' brings back the link"
      )
    case .ignored(let path):
      self.init(
        .failed,
        "git is told to ignore '\(location.shown(path))'",
        hint: "'git add --force' makes it part of the repository, '--no-commit' changes files alone"
      )
    case .unknownRevision(let revision):
      self.init(
        .notFound,
        "git knows no revision '\(revision)'",
        hint: "'git log --oneline' lists the commits"
      )
    case .noCommit(let date):
      self.init(
        .notFound,
        "nothing had been committed yet at '\(date)'",
        hint: "'\(Program.name) log' tells what has been committed, and when"
      )
    case .noMergeBase(let one, let other):
      self.init(
        .notFound,
        "'\(one)' and '\(other)' have no commit in common",
        hint: "two dots instead of three compare them as they are"
      )
    case .notBoolean(let key):
      self.init(
        .failed,
        "the setting '\(key)' is neither true nor false",
        hint: "'git config --show-origin \(key)' says where it stands"
      )
    case .notNumber(let key):
      self.init(
        .failed,
        "the setting '\(key)' is no number",
        hint: "'git config --show-origin \(key)' says where it stands"
      )
    case .unencodable(let encoding):
      self.init(
        .failed,
        "the commit cannot be written in '\(encoding)', as i18n.commitEncoding has it",
        hint: "git config i18n.commitEncoding UTF-8"
      )
    case .filterFailed(let name, let path, let output):
      let words = inOneLine(output)
      self.init(
        .failed,
        "the filter '\(name)' failed on '\(path)'" + (words.isEmpty ? "" : ": \(words)"),
        hint: "'git config --show-origin --get-regexp filter.\(name)' says what it is; " + otherWay
      )
    case .other(let message):
      self.init(.failed, "git: \(message)", hint: "'git status' may say more")
    }
  }

  private static func missingIdentity(_ part: String) -> Failure {
    Failure(
      .noIdentity,
      "git does not know your \(part), which every commit needs",
      hint: "git config --global user.name 'Your Name' && "
        + "git config --global user.email you@example.com"
    )
  }

  private static func repair(of path: String) -> String {
    switch path {
    case "index": "move it away; 'git reset' makes a new one from the last commit"
    case "HEAD": "'git symbolic-ref HEAD refs/heads/BRANCH' writes it anew"
    default: "'git reflog' lists the commits that it pointed at; 'git fsck' says more"
    }
  }

  private static func remedy(for feature: String) -> String? {
    remedies.first { feature.hasPrefix($0.feature) }?.remedy
  }

  private static let remedies =
    [
      ("split index", "git update-index --no-split-index"),
      ("sparse index", "git sparse-checkout init --no-sparse-index"),
      ("index without checksum", "git -c index.skipHash=false update-index --force-write-index"),
      ("environment variable", "unset it for this command"),
      ("working-tree-encoding", "a board is UTF-8: take that attribute off it in .gitattributes"),
    ] as [(feature: String, remedy: String)]

  private static let withoutCommit = "use '--no-commit', and commit with git"

  private static let readingByGit = "'git show REVISION:FILE' shows a file as it was"
}
