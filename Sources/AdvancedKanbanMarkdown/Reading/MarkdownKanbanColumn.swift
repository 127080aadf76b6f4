public import AdvancedKanban
internal import CommonMark
internal import SourceText

/// A column as a Markdown file: its settings in the front matter, its cards in the lists.
public struct MarkdownKanbanColumn: KanbanColumn, Sendable {
  /// The file name without `.md`.
  public let id: String

  /// The front matter's `title`, else the first level-1 heading, else the file name.
  public let title: String

  /// The most cards the column should hold, or `nil` where there is no limit.
  public let wipLimit: Int?

  /// Whether the column is drawn as a narrow strip.
  public var isCollapsed: Bool

  /// The cards from top to bottom.
  public var cards: [MarkdownKanbanCard]

  /// What a person should know of the file.
  public let findings: [Finding]

  /// Whether the file could not be read, so that nobody knows the cards.
  package let isUnreadable: Bool

  /// The file; `nil` where it could not be read.
  let file: MarkdownCardFile?

  /// The column file, without the folder.
  public var path: String { id + ".md" }

  /// Reads a column file.
  ///
  /// - Parameters:
  ///   - id: The file name without `.md`.
  ///   - bytes: The content of the file.
  public init(id: String, bytes: [UInt8]) {
    self.init(id: id, file: MarkdownCardFile(bytes))
  }

  /// A column from a file that has been read already.
  package init(id: String, file: MarkdownCardFile) {
    var identities = CardIdentities()
    self.init(id: id, file: file, identities: &identities)
  }

  /// A column whose file cannot be read: it has no card, and a finding says why.
  init(id: String, unreadableFor reason: String) {
    self.id = id
    title = id
    wipLimit = nil
    isCollapsed = false
    cards = []
    findings = [.unreadableFile(id + ".md", reason)]
    file = nil
    isUnreadable = true
  }

  init(id: String, file: MarkdownCardFile, identities: inout CardIdentities) {
    isUnreadable = false
    var settings = SettingsReader(file)
    let title = settings.value(of: "title", default: nil, read: Self.readTitle)
    wipLimit = settings.value(of: "wipLimit", default: nil, read: WIPLimitSetting.read)
    isCollapsed = settings.value(of: "isCollapsed", default: false, read: CollapseSetting.read)
    let path = id + ".md"
    let column = ColumnFile(path: path, file: file)
    cards = file.cards.indices.map { index in
      MarkdownKanbanCard(index, in: column, identities: &identities)
    }
    self.id = id
    self.file = file
    self.title = title ?? file.firstHeading ?? id
    findings = (settings.findings + ConflictMarkerCheck.findings(in: file))
      .map { $0.placed(in: path) }
  }

  static func readTitle(_ scalar: SettingScalar) -> Setting<String?> {
    scalar.isNull || scalar.text.isEmpty ? .clear(nil) : .clear(scalar.text)
  }
}

extension MarkdownCardFile {
  /// The text of the first level-1 heading outside of any card.
  var firstHeading: String? {
    let heading = blocks.first { $0.kind == .heading(level: 1) }
    guard let line = heading?.firstLine else { return nil }
    let content = text.bytes[text.content(ofLine: line)].trimmed
    let title = content.first == UInt8(ascii: "#") ? content.dropFirst().atxHeadingText : content
    return title.isEmpty ? nil : title.text
  }
}

extension ArraySlice<UInt8> {
  /// The text of an ATX heading behind its opening sequence, without the closing one.
  fileprivate var atxHeadingText: ArraySlice<UInt8> {
    let text = trimmed
    let closing = text.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    let rest = text.dropLast(closing)
    return rest.isEmpty || rest.last?.isBlank == true ? rest.trimmed : text
  }
}
