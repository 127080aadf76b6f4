/// What a column file says of the column apart from its cards.
struct ColumnSettings: Hashable, Sendable {
  /// The title in the front matter, if there is one.
  let title: String?
  let wipLimit: Int?
  let isCollapsed: Bool

  init(of file: MarkdownCardFile) {
    var settings = SettingsReader(file)
    title = settings.value(of: "title", default: nil, read: MarkdownKanbanColumn.readTitle)
    wipLimit = settings.value(of: "wipLimit", default: nil, read: WIPLimitSetting.read)
    isCollapsed = settings.value(of: "isCollapsed", default: false, read: CollapseSetting.read)
  }
}
