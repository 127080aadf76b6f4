internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// What happened between two boards, in a few plain words.
///
/// Positions count from 1. What is called by its title is given as it stands in the file: for a
/// terminal it has to be made visible (``TerminalText``), for Markdown to be escaped.
struct EventWording {
  /// The titles of the columns on either board, by their IDs.
  private let old: [String: String]
  private let new: [String: String]

  /// - Parameters:
  ///   - old: The columns of the first board.
  ///   - new: The columns of the second board.
  init(from old: [MarkdownKanbanColumn], to new: [MarkdownKanbanColumn]) {
    self.init(from: Self.titles(of: old), to: Self.titles(of: new))
  }

  /// - Parameters:
  ///   - old: The titles of the columns of the first board that cards may have come from, by their IDs.
  ///   - new: The titles of the columns of the second board that they may have gone to.
  init(from old: [String: String], to new: [String: String]) { (self.old, self.new) = (old, new) }

  private static func titles(of columns: [MarkdownKanbanColumn]) -> [String: String] {
    Dictionary(columns.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  /// What happened, without the name of what it happened to: `Backlog -> Doing`, `edited title`.
  func words(for event: MarkdownKanbanColumn.Event) -> String {
    switch event {
    case .card(let kind, let change): words(for: kind, change)
    case .column(let kind, let change): Self.words(for: kind, change)
    }
  }

  /// The title of the card or of the column that it happened to, afterwards; for a card without one
  /// `(untitled)` and how it begins.
  static func subject(of event: MarkdownKanbanColumn.Event) -> String {
    switch event {
    case .card(_, let change): (change.after ?? change.before)?.card.shownTitle ?? ""
    case .column(_, let change): (change.after ?? change.before)?.title ?? ""
    }
  }

  /// The title of the column that holds a card on the first board.
  func oldColumn(of change: CardChange<MarkdownKanbanCard, String>) -> String {
    title(of: change.before, among: old)
  }

  /// The title of the column that holds a card on the second board.
  func newColumn(of change: CardChange<MarkdownKanbanCard, String>) -> String {
    title(of: change.after, among: new)
  }

  private func title(
    of state: CardState<MarkdownKanbanCard, String>?,
    among titles: [String: String]
  ) -> String {
    state.map { titles[$0.columnID] ?? $0.columnID } ?? ""
  }
}

// MARK: - Cards

extension EventWording {
  private func words(
    for kind: CardEventKind,
    _ change: CardChange<MarkdownKanbanCard, String>
  ) -> String {
    switch kind {
    case .added: "added to \(newColumn(of: change))"
    case .removed: "removed from \(oldColumn(of: change))"
    case .moved: "\(oldColumn(of: change)) -> \(newColumn(of: change))"
    case .reordered:
      "\(newColumn(of: change)) \(position(change.before?.index)) -> \(position(change.after?.index))"
    case .edited: listed(change.editWords)
    case .checked: "checked"
    case .unchecked: "unchecked"
    }
  }
}

extension CardChange<MarkdownKanbanCard, String> {
  /// What an edit did to the card: `edited title and body`, `box [ ] -> [/]`.
  fileprivate var editWords: [String] {
    let names = [(CardField.title, "title"), (.body, "body")]
      .filter { fields.contains($0.0) }.map(\.1)
    return (names.isEmpty ? [] : ["edited \(listed(names))"]) + editNotes
  }

  /// What an edit did beside title and body: `box [ ] -> [/]`, `ID none -> ^k7x2m9`.
  var editNotes: [String] {
    let box = boxChange == .other ? ["box \(boxText(before)) -> \(boxText(after))"] : []
    let id = fields.contains(.blockID) ? ["ID \(idText(before)) -> \(idText(after))"] : []
    return box + id
  }

  private func boxText(_ state: CardState<MarkdownKanbanCard, String>?) -> String {
    state?.card.box.map { "[\($0)]" } ?? "none"
  }

  private func idText(_ state: CardState<MarkdownKanbanCard, String>?) -> String {
    state?.card.blockID.map { "^" + $0 } ?? "none"
  }
}

// MARK: - Columns

extension EventWording {
  private static func words(for kind: ColumnEventKind, _ change: ColumnChange<String>) -> String {
    let (before, after) = (change.before, change.after)
    return switch kind {
    case .added: "column added"
    case .removed: "column removed"
    case .fileRenamed: "file \(before?.path ?? "") -> \(after?.path ?? "")"
    case .renamed: "renamed from \(before?.title ?? "")"
    case .moved: "column \(position(before?.index)) -> \(position(after?.index))"
    case .limited: "limit \(limit(before)) -> \(limit(after))"
    case .collapsed: "collapsed"
    case .expanded: "expanded"
    }
  }

  private static func limit(_ state: ColumnState<String>?) -> String {
    state?.wipLimit.map(String.init) ?? "none"
  }
}

/// A position as people count it: `#1` is the first.
private func position(_ index: Int?) -> String { index.map { "#\($0 + 1)" } ?? "" }
