internal import SourceText
internal import YAML

/// Which checks a board wants, and how much their findings matter to it: the mapping `lint:` in the
/// front matter of `board.md`.
///
///     lint:
///       wip-limit-exceeded: off
///       lazy-line: error
package struct CheckSettings: Sendable {
  private var levels: [String: Level] = [:]

  /// What is wrong with the mapping itself.
  private(set) var findings: [Finding] = []

  private enum Level: String, CaseIterable {
    case error
    case warning
    case off
  }

  /// The settings of a board without any.
  init() {}

  /// Reads the front matter of `board.md`.
  init(in file: MarkdownCardFile) {
    guard let block = file.frontMatter else { return }
    let settings = FrontMatter(block, in: file.text)
    let entries = settings.entries(for: "lint")
    guard entries.count == 1, let value = entries.first?.value else { return }
    let place = { (event: YAMLEvent) in
      file.text.location(at: settings.start + event.range.lowerBound)
    }
    guard value.first?.kind == .mappingStart else {
      if value.first?.isNothing ?? true { return }
      note("the value is no list of 'check: severity' lines", at: place(entries[0].key))
      return
    }
    let pairs = Self.pairs(in: value.dropFirst().dropLast())
    let counts = Dictionary(pairs.map { ($0.key.value, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    for (key, level) in pairs {
      let isRepeated = !seen.insert(key.value).inserted
      if isRepeated { noteDuplicate(key.value, at: place(key)) }
      if counts[key.value] == 1 { set(key, level, at: place(key)) }
    }
  }

  /// How much the findings of a check matter; `nil` where they are not wanted.
  package func severity(of check: Check) -> Finding.Severity? {
    severity(of: check.code, byDefault: check.severity)
  }

  /// Those of some findings that are wanted, each with the severity that the board gives it.
  func wanted(among findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      severity(of: finding.code, byDefault: finding.severity).map { severity in
        var result = finding
        result.severity = severity
        return result
      }
    }
  }

  private func severity(
    of code: String,
    byDefault severity: Finding.Severity
  ) -> Finding.Severity? {
    switch levels[code] {
    case nil: severity
    case .error: .error
    case .warning: .warning
    case .off: nil
    }
  }

  private mutating func set(_ key: YAMLEvent, _ value: YAMLEvent?, at location: SourceLocation) {
    guard Check.all.contains(where: { $0.code == key.value }) else {
      return note("there is no check '\(key.value)'", at: location)
    }
    guard let value, let level = Level(rawValue: value.value) else {
      let levels = Level.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return note("'\(key.value)' has none of the values \(levels)", at: location)
    }
    levels[key.value] = level
  }

  private mutating func noteDuplicate(_ key: String, at location: SourceLocation) {
    findings.append(
      .frontMatterDuplicateKey(key, at: location).placed(in: BoardFile.name)
    )
  }

  private mutating func note(_ problem: String, at location: SourceLocation) {
    findings.append(
      .frontMatterValue("lint", at: location, problem).placed(in: BoardFile.name)
    )
  }

  /// The keys of a mapping with their values, as far as these are scalars.
  private static func pairs(
    in events: ArraySlice<YAMLEvent>
  ) -> [(key: YAMLEvent, value: YAMLEvent?)] {
    var result: [(key: YAMLEvent, value: YAMLEvent?)] = []
    var rest = events
    while let key = rest.popFirst() {
      let value = rest.popFirst()
      if case .scalar = value?.kind {
        result.append((key, value))
      } else {
        result.append((key, nil))
        return result
      }
    }
    return result
  }
}

extension YAMLEvent {
  fileprivate var isNothing: Bool { kind == .scalar(.plain) && value.isEmpty }
}
