internal import AdvancedKanban
internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

// What a person reads of a report.

extension BoardReport {
  /// The report as text: one section for each kind of thing that happened.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal; without one no line is wrapped.
  ///   - style: How it is painted; without colour, words that changed stand between signs.
  /// - Returns: Lines, each with its end; nothing where the boards do not differ.
  func text(width: Int?, style: Style) -> String {
    let sections = sections(marks: WordMarks(isColored: style.isColored))
    let blocks = sections.map { $0.lines(width: width) }
    let lines = Array(blocks.joined(separator: [PaintedLine()]))
    return lines.map { $0.rendered(style) + "\n" }.joined()
  }

  /// The sections that have anything to say.
  private func sections(marks: WordMarks) -> [ReportSection] {
    [
      ReportSection(title: "Moved", rows: rows({ $0.motion == .moved }, moved)),
      ReportSection(title: "Reordered", rows: rows({ $0.motion == .reordered }, reordered)),
      ReportSection(title: "Edited", rows: changes(\.isEdited).map { edited($0, marks) }),
      ReportSection(title: "Checked", rows: rows({ $0.boxChange == .ticked }, newPlace)),
      ReportSection(title: "Unchecked", rows: rows({ $0.boxChange == .unticked }, newPlace)),
      ReportSection(title: "Added", rows: rows(\.isAdded, newPlace)),
      ReportSection(title: "Removed", rows: rows(\.isRemoved, oldPlace)),
      ReportSection(title: "Columns", rows: columnRows, isCounted: false),
      ReportSection(title: "Board", rows: settingRows, isCounted: false),
      ReportSection(title: "Over the limit", rows: crowdedRows, isCounted: false),
      ReportSection(title: "Files", rows: remarkRows, isCounted: false),
    ].filter { !$0.rows.isEmpty }
  }

  private func rows(
    _ isMeant: (Change) -> Bool,
    _ place: (Change) -> String
  ) -> [ReportSection.Row] {
    changes(isMeant).map { ReportSection.Row(place: place($0), subject: $0.subject) }
  }
}

// MARK: - Cards

extension BoardReport {
  private func moved(_ change: Change) -> String { "\(oldPlace(change)) -> \(newPlace(change))" }

  private func reordered(_ change: Change) -> String {
    "\(oldPlace(change)) -> \(Self.position(change.after))"
  }

  private func oldPlace(_ change: Change) -> String {
    "\(wording.oldColumn(of: change)) \(Self.position(change.before))"
  }

  private func newPlace(_ change: Change) -> String {
    "\(wording.newColumn(of: change)) \(Self.position(change.after))"
  }

  /// The position as people count it.
  private static func position(_ state: CardState<MarkdownKanbanCard, String>?) -> String {
    state.map { "#\($0.index + 1)" } ?? ""
  }

  private func edited(_ change: Change, _ marks: WordMarks) -> ReportSection.Row {
    var row = ReportSection.Row(place: newPlace(change), subject: change.subject)
    guard let before = change.before?.card, let after = change.after?.card else { return row }
    if change.fields.contains(.title) {
      row.subject = marks.line(WordChange(from: before.title, to: after.title))
      row.subject.append(blockID: after.blockID)
    }
    for note in change.editNotes { row.subject.append("  (\(TerminalText.visible(note)))", [.dim]) }
    if change.fields.contains(.body) { row.details = change.bodyLines }
    return row
  }
}

extension CardChange<MarkdownKanbanCard, String> {
  /// Whether something was written anew that is no tick in the task box.
  var isEdited: Bool {
    !fields.isDisjoint(with: [.title, .body, .blockID]) || boxChange == .other
  }

  /// The title and the block ID.
  fileprivate var subject: PaintedLine {
    guard let card = (after ?? before)?.card else { return PaintedLine() }
    var line = PaintedLine(TerminalText.visible(card.shownTitle))
    line.append(blockID: card.blockID)
    return line
  }

  /// The most lines of a body that are shown.
  private static var maximumLineCount: Int { 8 }

  /// The lines of the body that are not as they were, or how many there are.
  fileprivate var bodyLines: [PaintedLine] {
    guard let before = before?.card.body, let after = after?.card.body else { return [] }
    let change = LineChange(from: before, to: after)
    guard change.lines.count <= Self.maximumLineCount else {
      return [PaintedLine("\(change.removedCount) lines less, \(change.addedCount) more", .dim)]
    }
    return change.lines.map { text, isAdded in
      PaintedLine("\(isAdded ? "+" : "-") \(TerminalText.visible(text))", isAdded ? .green : .red)
    }
  }
}

extension PaintedLine {
  fileprivate mutating func append(blockID: String?) {
    if let blockID { append(" ^" + TerminalText.visible(blockID), [.dim]) }
  }
}

// MARK: - Columns, settings, files

extension BoardReport {
  /// One row a column, with all that happened to it.
  private var columnRows: [ReportSection.Row] {
    difference.columns.map { change in
      let words = change.eventKinds.map { wording.words(for: .column($0, change)) }
      return ReportSection.Row(
        place: (change.after ?? change.before)?.title ?? "",
        subject: PaintedLine(TerminalText.visible(words.joined(separator: ", ")))
      )
    }
  }

  private var settingRows: [ReportSection.Row] {
    settings.map { change in
      let words = "\(change.old ?? "none") -> \(change.new ?? "none")"
      return ReportSection.Row(
        place: change.key,
        subject: PaintedLine(TerminalText.visible(words))
      )
    }
  }

  private var crowdedRows: [ReportSection.Row] {
    crowdedColumns.map { column in
      ReportSection.Row(
        place: column.title,
        subject: PaintedLine("\(column.count)/\(column.limit)", .red, .bold)
      )
    }
  }

  private var remarkRows: [ReportSection.Row] {
    remarks.map { ReportSection.Row(place: $0.path, subject: PaintedLine($0.words)) }
  }
}
