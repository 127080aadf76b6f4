import AdvancedKanbanGit
import TestSupport

/// Where a move is not committed, and why.
extension RepositoryKind {
  static let refused: [(RepositoryKind, RepositoryProblem)] = underWay + unsupported + foreign

  private static let underWay: [(RepositoryKind, RepositoryProblem)] =
    [
      ("merge", "git merge side"), ("merge", "git merge --no-commit --no-ff other"),
      ("rebase", "git rebase side"), ("rebase", "git rebase --apply side"),
      ("cherry-pick", "git cherry-pick side"), ("revert", "git revert --no-edit HEAD~1"),
      ("am", "git format-patch --stdout main..side | git am"), ("bisect", "git bisect start"),
    ].map { operation, command in
      (
        RepositoryKind("'\(command)' under way") { board in
          try board.divergeBranches()
          try board.script("(\(command)) >/dev/null 2>&1 || true")
        },
        RepositoryProblem.busy(operation: operation)
      )
    }

  private static let unsupported: [(RepositoryKind, RepositoryProblem)] =
    [
      ("split index", "git update-index --split-index"),
      ("sparse index", "git sparse-checkout set --cone --sparse-index board"),
      (
        "index without checksum",
        "truncate --size=-20 .git/index; head --bytes=20 /dev/zero >> .git/index"
      ),
      (
        "repository extension 'extensions.future'",
        "git config extensions.future 1; git config core.repositoryFormatVersion 1"
      ),
      (
        "working-tree-encoding 'ISO-8859-1'",
        "echo '*.md working-tree-encoding=ISO-8859-1' > .gitattributes"
      ),
    ].map { feature, command in
      (
        RepositoryKind("\(feature), by \(command)") { board in
          try board.repository.commit(["far/away.txt": "text\n"])
          try board.script(command)
        },
        RepositoryProblem.unsupported(feature)
      )
    }

  private static let foreign: [(RepositoryKind, RepositoryProblem)] = [
    (
      other("SHA-256") { _ in
        let repository = try TestRepository("--object-format=sha256")
        try repository.commit(TestBoard.twoColumns())
        return TestBoard(in: "board", of: repository)
      },
      .unsupported("SHA-256 repository")
    ),
    (
      other("GIT_COMMON_DIR") { board in
        board.with(["GIT_COMMON_DIR": "\(board.repository.path)/.git"])
      },
      .unsupported("environment variable 'GIT_COMMON_DIR'")
    ),
    (
      RepositoryKind("conflict of a stash") { board in
        try board.script("echo stashed > todo.txt; git stash --quiet; echo main > todo.txt")
        try board.script("git commit --quiet -am main; git stash pop --quiet || true")
      },
      .conflicts
    ),
    (
      RepositoryKind("failing filter") { board in
        try board.script("echo '*.md filter=x' > .gitattributes; git config filter.x.required true")
        try board.script("git config filter.x.clean 'echo no >&2; false'")
      },
      .filterFailed(name: "x", path: "board/doing.md", output: "no\n")
    ),
    (RepositoryKind("bare") { try $0.script("git config core.bare true") }, .bare),
  ]
}

extension TestBoard {
  /// Makes branches that change one file of `main` differently, or another file.
  fileprivate func divergeBranches() throws {
    try script(
      """
      git checkout --quiet -b other; echo other > doing.txt; git commit --quiet -am other
      git checkout --quiet -b side main; echo side > todo.txt; git commit --quiet -am side
      git checkout --quiet main
      for text in one two; do echo $text > todo.txt; git commit --quiet -am $text; done
      """
    )
  }
}
