import Testing

/// What plain git does, once `git-setup` has been run, with boards whose files or folders are no longer
/// what they were on a branch.
@Suite("git merges boards in odd trees")
struct OddTreeMergeTests {
  private static let merge = "git merge -q --no-edit side > /dev/null 2>&1; echo $?"
  private static let places = "grep -rH t3 --include=*.md . | sort; git status --short"

  @Test("A board follows the folder that a side has moved")
  func movedFolder() throws {
    let moving = "mkdir -p plans/2027 && git mv b plans/2027/board && git commit -qm Moved"
    for isSide in [true, false] {
      let lines = try PartedBranches.play(
        side: isSide ? moving : ":",
        main: isSide ? ":" : moving,
        "\(Self.merge); \(Self.places); kanban-md lint --history; ls"
      )
      #expect(
        lines == [
          "0", "./plans/2027/board/done.md:- [ ] Three ^t3", "bin", "other.txt", "plans",
        ]
      )
    }
  }

  @Test("A folder that both sides have moved goes to one place, whichever side merges")
  func folderMovedTwice() throws {
    let lines = try PartedBranches.play(
      side: "git rm -q b/.gitattributes && git mv b one && git commit -qm Moved",
      main: "git rm -q b/.gitattributes && git mv b two && git commit -qm Moved",
      """
      \(Self.merge); \(Self.places); git reset -q --hard HEAD~ && git switch -q side
      git merge -q --no-edit main > /dev/null 2>&1; echo $?; grep -rH t3 --include=*.md .
      """
    )
    let place = "./one/done.md:- [ ] Three ^t3"
    #expect(lines == ["0", place, "0", place])
  }

  @Test("Plain git's damage across a moved folder is found")
  func damageInMovedFolder() throws {
    let lines = try PartedBranches.play(
      side: "git mv b plans && git commit -qm Moved",
      """
      git merge -q -s ort --no-verify --no-edit side > /dev/null 2>&1; grep -rc t3 plans/d*.md
      kanban-md --board plans lint --history > /dev/null 2>&1; echo $?
      kanban-md --board plans repair > /dev/null 2>&1; \(Self.places)
      """
    )
    #expect(
      lines == ["plans/doing.md:1", "plans/done.md:1", "6", "./plans/done.md:- [ ] Three ^t3"]
    )
  }

  @Test(
    "A column that a side has made a link or a folder is git's to merge, and no column that was removed",
    arguments: [
      "mv doing.md ../real.md && ln -s ../real.md doing.md",
      "rm doing.md && mkdir doing.md && echo text > doing.md/text",
    ]
  )
  func otherKinds(_ change: String) throws {
    let lines = try PartedBranches.play(
      side: "(cd b && \(change)) && git add . && git commit -qm Other",
      "\(Self.merge); git ls-files -u b/doing.md | grep -c .; grep -c doing b/board.md; grep t3 b/done.md"
    )
    #expect([["1", "2"], ["1", "3"]].contains(lines.prefix(2)))
    #expect(lines.dropFirst(2) == ["1", "- [ ] Three ^t3"])
  }

  @Test("A board whose board.md is a link is merged, its columns in the order of names")
  func linkedIndex() throws {
    let link = "mkdir real && git mv b/board.md real/index.md && ln -s ../real/index.md b/board.md"
    let lines = try PartedBranches.play(
      side:
        "git reset -q --hard HEAD~ && \(link) && git add . && git commit -qm Link && kanban-md move t3 done",
      main:
        "git reset -q --hard HEAD~ && \(link) && git add . && git commit -qm Link && kanban-md move t3 doing",
      "\(Self.merge); \(Self.places)"
    )
    #expect(lines == ["0", "./b/doing.md:- [ ] Three ^t3"])
  }

  @Test("An octopus merge, which git makes without a strategy of ours, is found and repaired")
  func octopus() throws {
    let lines = try PartedBranches.play(
      """
      git branch -q doing main && git reset -q --hard HEAD~ && git merge -q --no-edit side doing \
        > /dev/null 2>&1; echo $?; grep -c t3 b/doing.md b/done.md
      kanban-md lint --history > /dev/null 2>&1; echo $?; kanban-md repair 2> /dev/null
      \(Self.places); kanban-md lint --history
      """
    )
    #expect(lines == ["0", "b/doing.md:1", "b/done.md:1", "6", "./b/done.md:- [ ] Three ^t3"])
  }
}
