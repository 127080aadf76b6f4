internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// What became of a setting of the board.
struct SettingChange {
  /// The name for scripts, like those of events.
  let event: String

  /// The name in `board.md`.
  let key: String

  let old: String?
  let new: String?

  static func all(from old: MarkdownKanbanBoard, to new: MarkdownKanbanBoard) -> [SettingChange] {
    let behaviors = [old, new].map(\.wipLimitBehavior.rawValue)
    return [
      SettingChange(event: "boardRenamed", key: "title", old: old.title, new: new.title),
      SettingChange(
        event: "boardPolicyChanged",
        key: "wipLimitBehavior",
        old: behaviors[0],
        new: behaviors[1]
      ),
    ].filter { $0.old != $0.new }
  }
}
