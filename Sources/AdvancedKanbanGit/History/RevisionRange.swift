/// A revision, or two with dots between them, as git has them: an empty side means HEAD.
package enum RevisionRange: Hashable, Sendable {
  /// `REV`.
  case revision(String)

  /// `A..B`: from one to the other.
  case between(String, String)

  /// `A...B`: from where the two parted.
  case sinceParting(String, String)

  package init(_ text: String) {
    guard let dots = text.firstRange(of: ".."), text != ".." else {
      self = .revision(text)
      return
    }
    let isSymmetric = text[dots.upperBound...].hasPrefix(".")
    let end = text[dots.upperBound...].dropFirst(isSymmetric ? 1 : 0)
    let (one, other) = (Self.side(text[..<dots.lowerBound]), Self.side(end))
    self = isSymmetric ? .sinceParting(one, other) : .between(one, other)
  }

  private static func side(_ text: Substring) -> String { text.isEmpty ? "HEAD" : String(text) }
}

extension String {
  fileprivate func firstRange(of other: String) -> Range<String.Index>? {
    indices.lazy.first { self[$0...].hasPrefix(other) }
      .map { $0..<index($0, offsetBy: other.count) }
  }
}
