internal import SourceText
internal import YAML

/// Reads the settings of one file and notes what is wrong with them.
struct SettingsReader {
  private let text: SourceText
  private let frontMatter: FrontMatter?
  private(set) var findings: [Finding] = []

  init(_ file: MarkdownCardFile) {
    text = file.text
    frontMatter = file.frontMatter.map { FrontMatter($0, in: file.text) }
    noteUnclosedBlock(of: file)
    noteProblem()
    noteDuplicates()
    noteMergeKeys()
  }

  /// The value of a key, or the default where there is none that can be read.
  mutating func value<Value>(
    of key: String,
    default standard: Value,
    read: (SettingScalar) -> Setting<Value>
  ) -> Value {
    guard let entries = frontMatter?.entries(for: key), let entry = entries.first,
      entries.count == 1
    else { return standard }
    switch setting(of: entry, read: read) {
    case .clear(let value): return value
    case .doubtful(let value, let message, let correction):
      note(key, entry, message, correction)
      return value
    case .ignored(let message):
      note(key, entry, message)
      return standard
    }
  }

  private func setting<Value>(
    of entry: FrontMatter.Entry,
    read: (SettingScalar) -> Setting<Value>
  ) -> Setting<Value> {
    guard let event = entry.value.first else { return .ignored("there is no value") }
    let isAlias = event.kind == .alias
    let target = isAlias ? frontMatter?.scalar(behind: event) : event
    guard let target, let scalar = SettingScalar(target, viaAlias: isAlias) else {
      return .ignored("the value is no single one")
    }
    return read(scalar).decorated(scalar.isDecorated)
  }

  private mutating func noteUnclosedBlock(of file: MarkdownCardFile) {
    guard file.frontMatter == nil, FrontMatterBlock.isOpened(in: text) else { return }
    findings.append(.unclosedFrontMatter)
  }

  private mutating func noteProblem() {
    guard let frontMatter, let problem = frontMatter.problem else { return }
    let location = text.location(at: frontMatter.start + problem.offset)
    findings.append(.frontMatterInvalid(problem.problem, at: location))
  }

  private mutating func noteDuplicates() {
    var seen: Set<String> = []
    for entry in frontMatter?.entries ?? [] where !seen.insert(entry.key.value).inserted {
      findings.append(.frontMatterDuplicateKey(entry.key.value, at: place(of: entry)))
    }
  }

  private mutating func noteMergeKeys() {
    for entry in frontMatter?.entries(for: "<<") ?? [] {
      findings.append(.mergeKey(at: place(of: entry)))
    }
  }

  private mutating func note(
    _ key: String,
    _ entry: FrontMatter.Entry,
    _ problem: String,
    _ correction: Finding.Correction? = nil
  ) {
    findings.append(
      .frontMatterValue(key, at: place(of: entry), problem, correction: correction)
    )
  }

  private func place(of entry: FrontMatter.Entry) -> SourceLocation {
    text.location(at: (frontMatter?.start ?? 0) + entry.key.range.lowerBound)
  }
}
