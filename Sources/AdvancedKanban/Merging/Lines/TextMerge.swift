/// The merge of two texts with a common base, line by line.
///
/// A line is the bytes up to and with its line feed; the last one may do without. Changes of either
/// side are applied where they are at least one line apart; the same change on both sides is made once;
/// all others are conflicts, reduced to what really differs: lines that both sides begin or end
/// with are not part of one. That is what `git merge-file` does, so that nobody has to learn a second
/// rule, and that is why changes to neighboring lines are a conflict here, too.
///
/// With the sides exchanged, the result is the same but for the naming of the sides.
public struct TextMerge: Equatable, Sendable {
  /// What to do with a stretch of lines.
  public enum Region: Equatable, Sendable {
    /// The bytes of lines that are taken.
    case taken([UInt8])

    /// The bytes of lines that the sides want in different ways, and of those that they had in common.
    case conflict(base: [UInt8], ours: [UInt8], theirs: [UInt8])
  }

  /// The regions in order; no two that are taken follow each other.
  public let regions: [Region]

  /// Merges two texts.
  ///
  /// - Parameters:
  ///   - base: The text before; empty where there was none.
  ///   - ours: Our text.
  ///   - theirs: Their text.
  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    regions = NumberedLines(base: base, ours: ours, theirs: theirs).regions
  }

  private init(regions: [Region]) { self.regions = regions }

  /// Whether somebody has to decide.
  public var isConflict: Bool { regions.contains(where: \.isConflict) }

  /// The merged bytes, `nil` with a conflict.
  public var merged: [UInt8]? { isConflict ? nil : resolved }

  /// The merged bytes; in a conflict the lines of the side whose bytes come first in the order of a
  /// dictionary, whichever side that is.
  public var resolved: [UInt8] {
    regions.flatMap { region in
      switch region {
      case .taken(let bytes): bytes
      case .conflict(_, let ours, let theirs):
        min(ByteString(bytes: ours), ByteString(bytes: theirs)).bytes
      }
    }
  }

  /// The same with the sides exchanged.
  public var mirrored: TextMerge { TextMerge(regions: regions.map { $0.mirrored }) }
}

extension TextMerge.Region {
  /// Whether somebody has to decide.
  public var isConflict: Bool { if case .conflict = self { true } else { false } }

  fileprivate var mirrored: TextMerge.Region {
    guard case .conflict(let base, let ours, let theirs) = self else { return self }
    return .conflict(base: base, ours: theirs, theirs: ours)
  }
}

/// Three texts with a number for each line: equal lines have equal numbers.
private struct NumberedLines {
  private let base: Lines
  private let ours: Lines
  private let theirs: Lines

  init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    var numbers = Numbering<ArraySlice<UInt8>>()
    self.base = Lines(base, &numbers)
    self.ours = Lines(ours, &numbers)
    self.theirs = Lines(theirs, &numbers)
  }

  var regions: [TextMerge.Region] {
    let chunks = LineChunk.all(
      LineDifference(from: base.numbers, to: ours.numbers).hunks,
      LineDifference(from: base.numbers, to: theirs.numbers).hunks
    )
    var regions = Regions()
    var place = 0
    for chunk in chunks {
      regions.take(base[place..<chunk.base.lowerBound])
      place = chunk.base.upperBound
      switch chunk.side {
      case .ours: regions.take(ours[chunk.ours])
      case .theirs: regions.take(theirs[chunk.theirs])
      case nil: add(chunk, to: &regions)
      }
    }
    regions.take(base[place..<base.numbers.count])
    return regions.all
  }

  /// Takes what both sides begin and end with, and leaves the rest to be decided.
  private func add(_ chunk: LineChunk, to regions: inout Regions) {
    let (our, their) = (ours.numbers[chunk.ours], theirs.numbers[chunk.theirs])
    let (start, end) = our.commonEnds(with: their)
    regions.take(ours[our.startIndex..<our.startIndex + start])
    if start + end < max(our.count, their.count) {
      regions.all.append(
        .conflict(
          base: Array(base[chunk.base]),
          ours: Array(ours[our.startIndex + start..<our.endIndex - end]),
          theirs: Array(theirs[their.startIndex + start..<their.endIndex - end])
        )
      )
    }
    regions.take(ours[our.endIndex - end..<our.endIndex])
  }
}

/// Regions as they are found.
private struct Regions {
  var all: [TextMerge.Region] = []

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    if bytes.isEmpty { return }
    if case .taken(let last) = all.last {
      all[all.count - 1] = .taken(last + bytes)
    } else {
      all.append(.taken(Array(bytes)))
    }
  }
}

/// The lines of a text.
private struct Lines {
  private let bytes: [UInt8]

  /// Where each line starts, and where the last one ends.
  private let bounds: [Int]

  let numbers: [Int]

  init(_ bytes: [UInt8], _ numbering: inout Numbering<ArraySlice<UInt8>>) {
    let ends = bytes.indices.filter { bytes[$0] == 0x0A || $0 == bytes.count - 1 }.map { $0 + 1 }
    let bounds = [0] + ends
    self.bytes = bytes
    self.bounds = bounds
    numbers = zip(bounds, ends).map { numbering.number(bytes[$0..<$1]) }
  }

  /// The bytes of some lines.
  subscript(_ lines: Range<Int>) -> ArraySlice<UInt8> {
    bytes[bounds[lines.lowerBound]..<bounds[lines.upperBound]]
  }
}
