import TestSupport

/// A repository in which two branches have parted.
enum PartedBranches {
  /// A board with a card `t3` that is moved to Done on the branch `side` and to Doing on `main`, and
  /// whatever else is done on either branch.
  static func play(
    side: String = ":",
    main: String = ":",
    board: String = "",
    _ script: String
  ) throws -> [String] {
    let repository = try TestRepository()
    let result = try repository.shell(
      """
      {
      git symbolic-ref HEAD refs/heads/main && mkdir bin b && echo bin > .git/info/exclude
      ln -s "$(command -v kanban-md)" bin/kanban-md && PATH=$PWD/bin:/usr/bin:/bin
      printf -- '\(board)- [Todo](todo.md)\\n- [Doing](doing.md)\\n- [Done](done.md)\\n' > b/board.md
      printf -- '- [ ] One ^t1\\n- [ ] Two ^t2\\n- [ ] Three ^t3\\n' > b/todo.md
      for column in Doing Done; do printf -- "---\\ntitle: $column\\n---\\n" > b/$(echo $column | tr D d).md
      done && echo text > other.txt
      git add . && git commit -qm Start && kanban-md git-setup && git add . && git commit -qm Setup
      git switch -qc side && kanban-md move t3 done && \(side)
      git switch -q main && kanban-md move t3 doing && \(main)
      } > /dev/null 2>&1
      \(script)
      """
    )
    return result.lines
  }
}
