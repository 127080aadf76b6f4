internal import CommonMark

/// What a file can be too much of to be read in good time and memory.
///
/// Whoever reads files that others wrote asks before reading; reading itself refuses nothing.
public enum FileLimit: Error, Hashable, Sendable {
  /// More bytes than ``maximumByteCount``.
  case byteCount

  /// Lists and quotes in each other so deep, or emphasis so thick, that reading would take quadratic
  /// time. 10,000 levels are fine by themselves; a thousand lines of text inside all of them are not.
  case nesting

  /// The most bytes that a file may have: 256 MiB.
  public static let maximumByteCount = 256 << 20

  /// What a file is beyond the limit, as it follows its name.
  package var reason: String {
    switch self {
    case .byteCount: "has more than \(Self.maximumByteCount >> 20) MiB"
    case .nesting: "has lists, quotes or emphasis nested too deep to be read in good time"
    }
  }

  /// The limit that a file exceeds, if it exceeds one.
  public init?(exceededBy bytes: [UInt8]) {
    if bytes.count > Self.maximumByteCount {
      self = .byteCount
    } else if ParsingCost(bytes[...]).isExcessive(for: bytes.count) {
      self = .nesting
    } else {
      return nil
    }
  }
}
