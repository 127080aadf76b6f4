import SourceText
import Testing

@testable import AdvancedKanbanMarkdown

/// The check catches an editor that does not know Markdown.
@Suite struct EditCheckTests {
  private func file(_ text: String) -> MarkdownCardFile {
    MarkdownCardFile(Array(text.utf8))
  }

  /// Whether a file that was read whole passes, and whether it does where only the part was read
  /// that differs.
  private func verdicts(
    _ check: EditCheck,
    from old: MarkdownCardFile,
    to new: MarkdownCardFile
  ) -> Set<Bool> {
    let head = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
    let rest = (old.bytes.dropFirst(head), new.bytes.dropFirst(head))
    let tail = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    let replacement = Replacement(
      head..<(old.bytes.count - tail),
      with: Array(rest.1.dropLast(tail))
    )
    return [
      check.accepts(Revision(of: old, to: new.text)),
      check.accepts(Revision(of: old, by: [replacement])),
    ]
  }

  @Test(
    "Removals that damage the rest are caught",
    arguments: [
      // A list that no longer starts, a heading that was a card, a card that became a child.
      ("Plan:\n1. a\n2. b\n", 0, "Plan:\n2. b\n"), ("Plan\n- a\n-\n", 0, "Plan\n-\n"),
      ("- a\n - b\n  - c\n", 1, "- a\n  - c\n"),
      // The next paragraph taken along, or glued to the card before.
      ("- a\n- b\n\ntext\n", 1, "- a\n"), ("- a\n- b\n\ntext\n", 1, "- a\ntext\n"),
      // The wrong one of two equal cards with different neighbours, a lost card, a doubled one.
      ("- a\n- b\n", 1, "- b\n"), ("- a\n- b\n- c\n", 1, "- a\n"), ("- a\n- b\n", 1, "- a\n- a\n"),
      // A byte of another card, a byte of the front matter.
      ("- a \n- b\n", 1, "- a\n"), ("---\nx: 1\n---\n- a\n- b\n", 1, "---\nx: 2\n---\n- a\n"),
    ]
  )
  func removals(before: String, card: Int, after: String) {
    let old = file(before)
    let check = EditCheck().removing(old.cards[card].block)
    #expect(verdicts(check, from: old, to: file(after)) == [false])
  }

  @Test(
    "Insertions that damage the card or the rest are caught",
    arguments: [
      // Swallowed by HTML or a paragraph, a break instead of a card.
      ("<div>\n</div>\n", "- n\n", "<div>\n</div>\n- n\n"), ("text\n", "2. n\n", "text\n2. n\n"),
      ("- x\n", "+ ---\n", "- x\n- ---\n"),
      // A child that fell out of the card, a fence that lost its end, code that became text.
      ("1. x\n", "- n\n  - sub\n", "1. x\n2. n\n  - sub\n"),
      ("1. x\n", "- ```\n  n\n  ```\n", "1. x\n2. ```\n  n\n  ```\n"),
      ("1. x\n", "-     n\n", "1. x\n2. n\n"),
      // Text that was changed on the way.
      ("- x\n", "- n\n", "- x\n- m\n"), ("- x\n", "- n\n  more\n", "- x\n- n\n"),
    ]
  )
  func insertions(before: String, card: String, after: String) throws {
    let old = file(before)
    let source = try #require(CardSource(Array(card.utf8)))
    let check = EditCheck().inserting(source, before: old.blocks.count)
    #expect(verdicts(check, from: old, to: file(after)) == [false])
  }

  @Test("A good edit passes, whatever its form")
  func goodEdits() throws {
    let old = file("Plan:\n1. a\n2. b\n")
    let removed = file("Plan:\n\n2. b\n")
    #expect(verdicts(EditCheck().removing(1), from: old, to: removed) == [true])
    let source = try #require(CardSource(Array("- n\n  - sub\n".utf8)))
    let inserted = file("Plan:\n1. a\n2. b\n3. n\n   - sub\n")
    let check = EditCheck().inserting(source, before: 3)
    #expect(verdicts(check, from: old, to: inserted) == [true])
    #expect(verdicts(EditCheck(), from: old, to: old) == [true])
  }
}
