internal import Git

/// The settings that make git speak of cards, as a file that git's configuration includes.
struct GitSettings {
  /// The settings, in their order.
  private(set) var entries: [(section: String, name: String, value: String)] = []

  /// Settings that somebody has made before, and that therefore stay as they are.
  private(set) var taken: [GitSetup.TakenSetting] = []

  /// The attribute files that got a line from this program, as paths within the repository.
  var attributeFiles: [String]

  /// The other attribute files that speak for a board that has been set up: these had the line before.
  var otherAttributeFiles: [String]

  /// What begins the title of a hunk: the first line of the card above it.
  private static let cardPattern = "^(([-*+]|[0-9]{1,9}[.)])[[:space:]].*)$"

  /// - Parameters:
  ///   - repository: The repository.
  ///   - program: The words by which a shell runs this program.
  ///   - recorded: What the file says now.
  ///   - isWholeRepository: Whether the board's folder is the whole repository.
  ///   - hasStrategy: Whether git finds the merge strategy `kanban`.
  /// - Throws: ``GitError``, where the configuration cannot be read.
  init(
    for repository: borrowing Repository,
    program: String,
    recorded: [UInt8],
    isWholeRepository: Bool,
    hasStrategy: Bool
  ) throws(GitError) {
    attributeFiles = Self.attributeFiles(in: recorded)
    otherAttributeFiles = Self.paths(in: recorded, Self.otherKey)
    try add("diff \"kanban\"", "xfuncname", Self.cardPattern, in: repository)
    if isWholeRepository {
      try add("diff", "colorMoved", "plain", in: repository)
    }
    if hasStrategy { try add("pull", "twohead", "kanban", in: repository) }
    let pager = try repository.configString("core.pager") ?? "${PAGER:-less}"
    for command in ["diff", "log", "show"] {
      try add("pager", command, "{ \(program) explain || cat; } | \(pager)", in: repository)
    }
  }

  private mutating func add(
    _ section: String,
    _ name: String,
    _ value: String,
    in repository: borrowing Repository
  ) throws(GitError) {
    let parts = section.split(separator: " ").map { $0.filter { $0 != "\"" } }
    let key = (parts + [name]).joined(separator: ".")
    let present = try repository.configString(key)
    if let present, present != value, !present.contains(" explain || cat; }") {
      taken.append(GitSetup.TakenSetting(key: key, value: present))
    } else {
      entries.append((section, name, value))
    }
  }
}

extension GitSettings {
  private static let recordKey = "kanban-md-attributes = "
  private static let otherKey = "kanban-md-board = "

  /// The file.
  var text: String {
    var lines = ["# Made by 'kanban-md git-setup', which takes it back with '--undo'."]
    lines += attributeFiles.map { "# \(Self.recordKey)\($0)" }
    lines += otherAttributeFiles.map { "# \(Self.otherKey)\($0)" }
    var section: String?
    for entry in entries {
      if entry.section != section { lines.append("[\(entry.section)]") }
      section = entry.section
      lines.append("\t\(entry.name) = \(Self.quoted(entry.value))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The attribute files that are named in a file of settings.
  static func attributeFiles(in content: [UInt8]) -> [String] { paths(in: content, recordKey) }

  /// A file of settings without what it says of the board of an attribute file.
  static func leaving(_ path: String, _ content: [UInt8]) -> [UInt8] {
    let records = [recordKey, otherKey].map { "# \($0)\(path)" }
    let lines = String(decoding: content, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.filter { !records.contains(String($0)) }.joined(separator: "\n").utf8)
  }

  private static func paths(in content: [UInt8], _ key: String) -> [String] {
    let start = "# " + key
    return String(decoding: content, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  /// Whether the file makes the strategy git's default, and has not done so before.
  func isDefaultStrategyNew(after content: [UInt8]) -> Bool {
    entries.contains { $0.name == "twohead" }
      && !String(decoding: content, as: UTF8.self).contains("\ttwohead = ")
  }

  private static func quoted(_ value: String) -> String {
    let escaped = value.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(String(escaped))\""
  }
}
