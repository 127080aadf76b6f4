/// The merge of two texts with a common base, line by line.
///
/// A line is the bytes up to and with its line feed; the last one may do without. Changes of either
/// side are applied where they are at least one line apart; the same change on both sides is made once;
/// all others are conflicts, reduced to what really differs: lines that both sides begin or end
/// with are not part of one. That is what `git merge-file` does, so that nobody has to learn a second
/// rule, and that is why changes to neighboring lines are a conflict here, too.
///
/// With the sides exchanged, the result is the same but for the naming of the sides.
public struct LineMerge: Equatable, Sendable {
  /// What to do with a stretch of lines.
  public enum Region: Equatable, Sendable {
    /// The bytes of lines that are taken.
    case taken([UInt8])

    /// The bytes of lines that the sides want in different ways.
    case conflict(base: [UInt8], ours: [UInt8], theirs: [UInt8])
  }

  /// The regions in order; no two that are taken follow each other.
  public let regions: [Region]

  init(regions: [Region]) { self.regions = regions }

  /// Merges two texts.
  ///
  /// - Parameters:
  ///   - base: The text before; empty where there was none.
  ///   - ours: Our text.
  ///   - theirs: Their text.
  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    self.init(regions: [])
  }

  /// Whether somebody has to decide.
  public var isConflict: Bool {
    regions.contains { if case .conflict = $0 { true } else { false } }
  }

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
  public var mirrored: LineMerge {
    LineMerge(
      regions: regions.map { region in
        guard case .conflict(let base, let ours, let theirs) = region else { return region }
        return .conflict(base: base, ours: theirs, theirs: ours)
      }
    )
  }
}
