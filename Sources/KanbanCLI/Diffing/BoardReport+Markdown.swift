internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

// What goes into the description of a pull request.

extension BoardReport {
  /// The report as Markdown, with a list for each kind of thing that happened. It has no headings, so
  /// that it goes below any.
  var markdown: String {
    let sections = markdownSections.filter { !$0.items.isEmpty }
    return sections.map { section in
      "**\(section.title)**\n\n" + section.items.map { "- \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private typealias Section = (title: String, items: [String])

  private var markdownSections: [Section] {
    [
      ("Moved", items({ $0.motion == .moved }, moved)),
      ("Reordered", items({ $0.motion == .reordered }, reordered)),
      ("Edited", changes(\.isEdited).map(edited)),
      ("Checked", items({ $0.boxChange == .ticked }, newPlace)),
      ("Unchecked", items({ $0.boxChange == .unticked }, newPlace)),
      ("Added", items(\.isAdded, newPlace)),
      ("Removed", items(\.isRemoved, oldPlace)),
      ("Columns", columnItems),
      ("Board", settings.map(item)),
      ("Over the limit", crowdedColumns.map(item)),
      ("Files", remarks.map { "\(MarkdownText.code($0.path)): \($0.words)" }),
    ]
  }

  private func items(
    _ isMeant: (Change) -> Bool,
    _ place: (Change) -> String
  ) -> [String] {
    changes(isMeant).map { "\($0.markdownSubject): \(place($0))" }
  }

  private func moved(_ change: Change) -> String { "\(oldPlace(change)) → \(newPlace(change))" }

  private func reordered(_ change: Change) -> String {
    let positions = [change.before, change.after].compactMap { $0.map { "\($0.index + 1)" } }
    return "\(newPlace(change)), position \(positions.joined(separator: " → "))"
  }

  private func oldPlace(_ change: Change) -> String {
    MarkdownText.inline(wording.oldColumn(of: change))
  }

  private func newPlace(_ change: Change) -> String {
    MarkdownText.inline(wording.newColumn(of: change))
  }

  private func edited(_ change: Change) -> String {
    guard let before = change.before?.card, let after = change.after?.card else { return "" }
    var notes = change.editNotes.map(MarkdownText.inline)
    if change.fields.contains(.title) {
      notes.insert("was “\(MarkdownText.inline(before.shownTitle))”", at: 0)
    }
    if change.fields.contains(.body) {
      let lines = LineChange(from: before.body, to: after.body)
      notes.append("text +\(lines.addedCount) −\(lines.removedCount) lines")
    }
    return "\(change.markdownSubject): \(notes.joined(separator: ", "))"
  }

  private var columnItems: [String] {
    difference.columns.map { change in
      let words = change.eventKinds.map { wording.words(for: .column($0, change)) }
        .joined(separator: ", ")
      let title = (change.after ?? change.before)?.title ?? ""
      return "\(MarkdownText.inline(title)): \(MarkdownText.inline(words).replacingArrows)"
    }
  }

  private func item(_ change: SettingChange) -> String {
    let values = [change.old, change.new].map { MarkdownText.inline($0 ?? "none") }
    return "\(MarkdownText.code(change.key)): \(values.joined(separator: " → "))"
  }

  private func item(_ column: CrowdedColumn) -> String {
    "\(MarkdownText.inline(column.title)): \(column.count) of \(column.limit)"
  }
}

extension String {
  fileprivate var replacingArrows: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == #"\-\>"# ? "→" : String($0) }.joined(separator: " ")
  }
}

extension CardChange<MarkdownKanbanCard, String> {
  /// The title, and the block ID as code.
  fileprivate var markdownSubject: String {
    guard let card = (after ?? before)?.card else { return "" }
    let id = card.blockID.map { " " + MarkdownText.code($0) } ?? ""
    return MarkdownText.inline(card.shownTitle) + id
  }
}
