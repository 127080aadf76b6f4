internal import AdvancedKanban
package import AdvancedKanbanMarkdown

/// What became of a setting of the board.
package struct SettingChange {
  /// The name for scripts, like those of events.
  package let event: String

  /// The name in `board.md`.
  package let key: String

  package let old: String?
  package let new: String?

  package static func all(
    from old: MarkdownKanbanBoard,
    to new: MarkdownKanbanBoard
  ) -> [SettingChange] {
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
