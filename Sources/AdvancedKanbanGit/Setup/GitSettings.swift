internal import Git

/// The settings that make git speak of cards, as a file that git's configuration includes.
struct GitSettings {
  /// The settings, in their order.
  private(set) var entries: [(section: String, name: String, value: String)] = []

  /// Settings that somebody has made before, and that therefore stay as they are.
  private(set) var taken: [GitSetup.TakenSetting] = []

  /// The attribute files that got a line from this program, as paths within the repository.
  var attributeFiles: [String]

  /// What begins the title of a hunk: the first line of the card above it.
  private static let cardPattern = "^(([-*+]|[0-9]{1,9}[.)])[[:space:]].*)$"

  /// - Parameters:
  ///   - repository: The repository.
  ///   - program: The words by which a shell runs this program.
  ///   - attributeFiles: See ``attributeFiles``.
  ///   - isWholeRepository: Whether the board's folder is the whole repository.
  ///   - hasStrategy: Whether git finds the merge strategy `kanban`.
  /// - Throws: ``GitError``, where the configuration cannot be read.
  init(
    for repository: borrowing Repository,
    program: String,
    attributeFiles: [String],
    isWholeRepository: Bool,
    hasStrategy: Bool
  ) throws(GitError) {
    self.attributeFiles = attributeFiles
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

  /// The file.
  var text: String {
    var lines = ["# Made by 'kanban-md git-setup', which takes it back with '--undo'."]
    lines += attributeFiles.map { "# \(Self.recordKey)\($0)" }
    var section: String?
    for entry in entries {
      if entry.section != section { lines.append("[\(entry.section)]") }
      section = entry.section
      lines.append("\t\(entry.name) = \(Self.quoted(entry.value))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The attribute files that are named in a file of settings.
  static func attributeFiles(in content: [UInt8]) -> [String] {
    let start = "# " + recordKey
    return String(decoding: content, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  private static func quoted(_ value: String) -> String {
    let escaped = value.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"\(String(escaped))\""
  }
}
