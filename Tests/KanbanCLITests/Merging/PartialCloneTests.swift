import Testing

/// git, the strategy and the command in a clone without contents, which a remote hands out on demand.
@Suite("A partial clone")
struct PartialCloneTests {
  /// A board of which two branches have moved and edited cards, and a clone that has the files of the
  /// checked out commit alone, or its trees too. `requests` counts how often something has been fetched.
  private static let start = """
    export GIT_AUTHOR_NAME=N GIT_AUTHOR_EMAIL=n@b.c GIT_COMMITTER_NAME=N GIT_COMMITTER_EMAIL=n@b.c
    top=$(mktemp -d) && mkdir $top/bin && ln -s "$(command -v kanban-md)" $top/bin/git-merge-kanban
    export PATH=$top/bin:$PATH
    git init -q -b main $top/full && cd $top/full && git config uploadpack.allowFilter true
    git config receive.denyCurrentBranch ignore
    mkdir plans && kanban-md init plans --columns "To do,Doing,Done" && cd plans
    for number in 1 2 3 4 5 6; do kanban-md add to-do "Card $number"; done
    git checkout -q -b side && kanban-md move "Card 1" doing
    kanban-md edit "Card 2" --title "Card two"
    git checkout -q main && kanban-md move "Card 1" done && kanban-md check "Card 3"
    git clone -q --filter=$filter file://$top/full $top/partial && cd $top/partial/plans
    git config pull.twohead kanban
    requests() { grep -c 'built-in: git fetch' $top/trace; rm -f $top/trace; }
    missing() { git rev-list --objects --all --missing=print | grep -c '^?'; }
    traced() { GIT_TRACE=$top/trace "$@" > $top/out 2>&1 || { echo "failed: $*"; cat $top/out; }; }
    """

  private func lines(
    _ commands: String,
    without filter: String = "blob:none"
  ) throws -> [String] {
    let script =
      "filter=\(filter); { \(Self.start)\n} > /dev/null 2>&1\n\(commands)\nrm -r \"$top\""
    return try Shell(name: "bash").run(script).split(separator: "\n").map(String.init)
  }

  @Test(
    "merges boards, with a request for each side that lacks something",
    arguments: [
      "git merge --no-edit origin/side", "kanban-md merge origin/side", "git rebase origin/side",
    ]
  )
  func merges(command: String) throws {
    let lines = try lines(
      """
      traced \(command)
      test $(requests) -le 4 || echo too many requests
      grep -h '^- ' *.md | grep -v '](' | sed 's/ ^.*//' | sort
      """
    )
    #expect(
      lines == ["- [ ] Card 1", "- [ ] Card 4", "- [ ] Card 5", "- [ ] Card 6"]
        + ["- [ ] Card two", "- [x] Card 3"]
    )
  }

  @Test(
    "picks, reverts and syncs",
    arguments: ["git cherry-pick origin/side", "kanban-md revert HEAD~"]
  )
  func picks(command: String) throws {
    let lines = try lines("traced \(command); git status --short; kanban-md sync 2>&1")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Synced with 'origin/main'") == true)
  }

  @Test("gets a history in four requests", arguments: ["log", "lint --history", "blame to-do"])
  func reads(command: String) throws {
    let lines = try lines(
      """
      { (cd $top/full/plans && kanban-md merge side) && git pull -q --ff-only; } > /dev/null 2>&1
      missing; traced kanban-md \(command); requests; missing
      """
    )
    #expect(lines.count == 3)
    #expect(lines.first != "0")
    #expect((1...4).contains(lines.dropFirst().first.flatMap { Int($0) } ?? 0), "\(lines)")
  }

  @Test(
    "says what is missing where the remote cannot be reached, and changes nothing",
    arguments: ["blob:none", "tree:0"]
  )
  func isOffline(filter: String) throws {
    let lines = try lines(
      """
      mv $top/full $top/away
      git merge --no-edit origin/side 2>&1; git status --short; kanban-md log 2>&1 > /dev/null; echo $?
      """,
      without: filter
    )
    let message = "error: git cannot fetch what this partial clone lacks: "
    let failures = lines.filter { $0.hasPrefix(message) && $0.contains("fatal: '") }
    #expect(failures.count == 2, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("hint: come back when the remote can be reached") })
    #expect(lines.contains("Merge with strategy kanban failed."))
    #expect(lines.last == "1")
  }
}
