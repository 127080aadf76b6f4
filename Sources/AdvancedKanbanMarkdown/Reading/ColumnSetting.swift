/// A setting of a column, called as in the front matter.
public enum ColumnSetting: String, CaseIterable, Hashable, Sendable {
  case wipLimit
  case isCollapsed
}
