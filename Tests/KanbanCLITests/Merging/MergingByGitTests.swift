import Testing

/// What plain git does with boards once `git-setup` has been run, in real repositories.
@Suite("git merges by cards")
struct MergingByGitTests {
  private static let places = "grep -H t3 b/*.md && git status --short && git fsck --strict 2>&1"

  @Test(
    "in every command that merges two",
    arguments: [
      "git merge -q --no-edit side", "git pull -q --no-rebase --no-edit . side",
      "git switch -q side && git rebase -q main", "git cherry-pick side",
    ]
  )
  func commands(_ command: String) throws {
    let lines = try PartedBranches.play("\(command) > /dev/null 2>&1; \(Self.places)")
    #expect(lines == ["b/done.md:- [ ] Three ^t3"])
  }

  @Test("to the same tree whichever side merges, and to nothing new where histories cross")
  func crossing() throws {
    let lines = try PartedBranches.play(
      main: "kanban-md check t1",
      """
      git branch -q other && git merge -q --no-edit side > /dev/null
      git switch -q side && git merge -q --no-edit other > /dev/null && git diff --stat main side
      kanban-md move t2 done 2> /dev/null; git merge-base --all main side | wc -l
      git merge -q --no-edit main > /dev/null && cat b/*.md | grep -c '\\^t' && \(Self.places)
      """
    )
    #expect(lines == ["2", "3", "b/done.md:- [ ] Three ^t3"])
  }

  @Test("and all else by itself, with its own conflicts")
  func otherFiles() throws {
    let lines = try PartedBranches.play(
      side: "echo side > other.txt && git commit -qam Other",
      main: "echo main > other.txt && git commit -qam Other",
      "git merge --no-edit side > /dev/null 2>&1; echo $?; grep -H t3 b/*.md; git status --short"
    )
    #expect(
      lines == ["1", "b/done.md:- [ ] Three ^t3", "M  b/doing.md", "M  b/done.md", "UU other.txt"]
    )
  }

  @Test("and lets nobody commit what is not solved, in board.md either")
  func conflicts() throws {
    let title = { (title: String) in
      "sed -i '1i # \(title)\\n' b/board.md && git commit -qam Title"
    }
    let lines = try PartedBranches.play(
      side: title("Plans"),
      main: title("Ideas"),
      """
      git merge --no-edit side > /dev/null 2>&1; echo $?; git status --short | grep board
      git commit -qm Merge > /dev/null 2>&1 || echo stopped; git merge --abort && git status --short
      """
    )
    #expect(lines == ["1", "UU b/board.md", "stopped"])
  }

  @Test("by the latest move where the board says so", arguments: [true, false])
  func latest(isSideLater: Bool) throws {
    let date = { (day: Int) in "git commit -q --amend --no-edit --date=2026-11-0\(day)T00:00:00" }
    let lines = try PartedBranches.play(
      side: date(isSideLater ? 9 : 1),
      main: date(5),
      board: "---\\nmergePolicy: latest\\n---\\n",
      "git merge -q --no-edit side > /dev/null 2>&1; \(Self.places)"
    )
    #expect(lines == ["b/\(isSideLater ? "done" : "doing").md:- [ ] Three ^t3"])
  }

  @Test("in a clone whose history is cut off")
  func shallow() throws {
    let lines = try PartedBranches.play(
      """
      git clone -q --depth 2 --no-single-branch "file://$PWD" shallow 2> /dev/null && cd shallow
      kanban-md merge origin/side 2> /dev/null; echo $?; grep -H t3 b/*.md; git status --short
      """
    )
    #expect(lines == ["0", "b/done.md:- [ ] Three ^t3"])
  }
}
