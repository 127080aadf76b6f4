internal import AdvancedKanban
internal import SourceText

/// What stands before the cards of a column file, or of `board.md`, after a merge: the front matter,
/// merged key by key.
struct FrontMatterMerge {
  /// The front matter with its fences, and a byte order mark if there is one.
  let bytes: [UInt8]

  /// Whether both sides have set a key, each to something else.
  let isConflicted: Bool

  init(
    _ base: MarkdownCardFile,
    _ ours: MarkdownCardFile,
    _ theirs: MarkdownCardFile,
    _ labels: MergeLabels,
    _ lineEnd: MergedLineEnd
  ) {
    let heads = [base, ours, theirs].map { Array($0.head) }
    if let agreed = ThreeWay(base: heads[0], ours: heads[1], theirs: heads[2]).value {
      (bytes, isConflicted) = (agreed, false)
    } else if let merged = KeyMerge(base, ours, theirs, labels, lineEnd) {
      (bytes, isConflicted) = (merged.bytes, merged.isConflicted)
    } else {
      (bytes, isConflicted) = (Self.marked(base, ours, theirs, labels, lineEnd.lineEnd.bytes), true)
    }
  }

  /// Both sides' settings between one pair of fences.
  private static func marked(
    _ base: MarkdownCardFile,
    _ ours: MarkdownCardFile,
    _ theirs: MarkdownCardFile,
    _ labels: MergeLabels,
    _ lineEnd: [UInt8]
  ) -> [UInt8] {
    let lines = labels.marked(ours.settingLines, theirs.settingLines, base.settingLines)
    return ([Array("---".utf8)] + lines + [Array("---".utf8)]).flatMap { $0 + lineEnd }
  }
}

extension MarkdownCardFile {
  /// The lines between the fences, without their line ends.
  fileprivate var settingLines: [[UInt8]] {
    frontMatter.map { block in
      (1..<block.closingLine).map { Array(text.bytes[text.content(ofLine: $0)]) }
    } ?? []
  }
}

extension MarkdownCardFile {
  /// The line that begins the front matter, with a byte order mark if there is one; empty without one.
  fileprivate var openingFence: [UInt8] {
    frontMatter == nil ? [] : Array(text.bytes[..<text.start(ofLine: 1)])
  }

  /// The line that ends the front matter; empty without one.
  fileprivate var closingFence: [UInt8] {
    frontMatter.map { Array(text.bytes[text.line($0.closingLine)]) } ?? []
  }
}

/// A front matter whose lines belong to keys.
private struct KeyMerge {
  private(set) var bytes: [UInt8]
  private(set) var isConflicted = false

  init?(
    _ base: MarkdownCardFile,
    _ ours: MarkdownCardFile,
    _ theirs: MarkdownCardFile,
    _ labels: MergeLabels,
    _ lineEnd: MergedLineEnd
  ) {
    guard let old = FrontMatterChunks(of: base), let our = FrontMatterChunks(of: ours),
      let their = FrontMatterChunks(of: theirs), ours.frontMatter != nil, theirs.frontMatter != nil
    else { return nil }
    let versions = [base, ours, theirs]
    bytes = Self.fence(of: versions.map { lineEnd.converted($0.openingFence) })
    for key in Self.keys(old, our, their) {
      let versions = [old, our, their].map { $0[key]?.map(lineEnd.converted) }
      if case .agreed(let lines) = ThreeWay(
        base: versions[0],
        ours: versions[1],
        theirs: versions[2]
      ) {
        bytes += lines?.joinedBytes ?? []
      } else {
        isConflicted = true
        let lines = versions.map { ($0 ?? []).map(\.withoutLineEnd) }
        bytes += labels.marked(lines[1], lines[2], lines[0]).flatMap { $0 + lineEnd.lineEnd.bytes }
      }
    }
    let rests = [old, our, their].map { $0.rest.flatMap(lineEnd.converted) }
    let rest = TextMerge(base: rests[0], ours: rests[1], theirs: rests[2])
    bytes += labels.marked(rest)
    isConflicted = isConflicted || rest.isConflict
    let closing = Self.fence(of: versions.map(\.closingFence.withoutLineEnd))
    bytes += closing + lineEnd.lineEnd.bytes
  }

  /// What becomes of a fence; where each side wants another one, the one that comes first byte by byte.
  private static func fence(of versions: [[UInt8]]) -> [UInt8] {
    let sides = versions.dropFirst().sorted { $0.lexicographicallyPrecedes($1) }
    return ThreeWay(base: versions[0], ours: sides[0], theirs: sides[1]).value ?? sides[0]
  }

  /// The keys in order: those that were there first, each new one behind the key that it stands behind.
  private static func keys(
    _ base: FrontMatterChunks,
    _ ours: FrontMatterChunks,
    _ theirs: FrontMatterChunks
  ) -> [String] {
    var keys: [String] = base.keys
    for side in [ours.keys, theirs.keys].sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      for (place, key) in side.enumerated() where !keys.contains(key) {
        let before = side[..<place].last { keys.contains($0) }
        let index = before.flatMap { keys.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        keys.insert(key, at: index)
      }
    }
    return keys
  }
}

extension FrontMatterChunks {
  fileprivate var keys: [String] { chunks.map(\.key) }

  fileprivate subscript(key: String) -> [[UInt8]]? { chunks.first { $0.key == key }?.lines }
}

extension [[UInt8]] {
  fileprivate var joinedBytes: [UInt8] { flatMap(\.self) }
}

extension [UInt8] {
  /// A line without its line end.
  var withoutLineEnd: [UInt8] {
    Array(prefix(count - reversed().prefix(while: \.isLineEnd).count))
  }
}
