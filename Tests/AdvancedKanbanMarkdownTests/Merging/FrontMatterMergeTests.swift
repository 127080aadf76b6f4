import Testing

@testable import AdvancedKanbanMarkdown

@Suite("Merging settings")
struct FrontMatterMergeTests {
  private func merge(_ base: String, _ ours: String, _ theirs: String) -> (String, Bool) {
    let files = [base, ours, theirs].map { MarkdownCardFile(Array($0.utf8)) }
    let merge = FrontMatterMerge(
      files[0],
      files[1],
      files[2],
      MergeLabels(ours: "HEAD", theirs: "feature"),
      MergedLineEnd(MergeVersions(base: files[0], ours: files[1], theirs: files[2]).map(\.text))
    )
    return (String(decoding: merge.bytes, as: UTF8.self), merge.isConflicted)
  }

  @Test("One side's change is taken to the byte")
  func oneSide() {
    let base = "---\ntitle: A\nwipLimit: 3\n---\n"
    let changed = "---\n# said yesterday\ntitle:   \"A\"\nwipLimit: 4\n---\n"
    #expect(merge(base, changed, base) == (changed, false))
    #expect(merge(base, base, changed) == (changed, false))
    #expect(merge("", changed, "") == (changed, false))
    #expect(merge(base, "", base) == ("", false))
  }

  @Test("Each key is the side's that has set it, comments and all")
  func keys() {
    let base = "---\ntitle: A\nwipLimit: 3\nowner: ann\n---\n"
    let ours = "---\ntitle: A\n# more since May\nwipLimit: 4\nowner: ann\n---\n"
    let theirs = "---\ntitle: B\nwipLimit: 3\nisCollapsed: true\nowner: ann\n---\n"
    let merged =
      "---\ntitle: B\n# more since May\nwipLimit: 4\nisCollapsed: true\nowner: ann\n---\n"
    #expect(merge(base, ours, theirs) == (merged, false))
    #expect(merge(base, theirs, ours) == (merged, false))
  }

  @Test("A key that both have set differently is marked, and no other")
  func conflict() {
    let base = "---\ntitle: A\nwipLimit: 3\n---\n"
    let (text, isConflicted) = merge(
      base,
      "---\ntitle: B\nwipLimit: 4\n---\n",
      "---\ntitle: A\nwipLimit: 5\n---\n"
    )
    #expect(isConflicted)
    #expect(
      text == """
        ---
        title: B
        <<<<<<< HEAD
        wipLimit: 4
        =======
        wipLimit: 5
        >>>>>>> feature
        ---

        """
    )
  }

  @Test("A key that one side has taken out goes, if the other has left it alone")
  func removal() {
    let base = "---\ntitle: A\nwipLimit: 3\n---\n"
    #expect(
      merge(base, "---\ntitle: A\n---\n", "---\ntitle: B\nwipLimit: 3\n---\n")
        == ("---\ntitle: B\n---\n", false)
    )
    #expect(merge(base, "---\ntitle: A\n---\n", "---\ntitle: A\nwipLimit: 4\n---\n").1)
  }

  @Test("What is no list of keys is kept from both sides between markers")
  func otherYAML() {
    let (text, isConflicted) = merge(
      "---\n[a\n---\n",
      "---\n[b\n---\n",
      "---\n[c\n---\n"
    )
    #expect(isConflicted)
    #expect(text == "---\n<<<<<<< HEAD\n[b\n=======\n[c\n>>>>>>> feature\n---\n")
  }
}
