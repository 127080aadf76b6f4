/// Paint for a terminal, or none at all.
package struct Style: Equatable, Sendable {
  /// Text as it is.
  package static let plain = Style(isColored: false)

  package let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  /// The way a piece of text stands out; the raw value is the parameter terminals know it by.
  package enum Attribute: Int, Sendable {
    case bold = 1
    case dim = 2
    case struck = 9
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  /// The text with all the attributes, or as it is where there is no colour or nothing to paint.
  package func paint(_ text: String, _ attributes: Attribute...) -> String {
    paint(text, attributes)
  }

  package func paint(_ text: String, _ attributes: [Attribute]) -> String {
    guard isColored && !attributes.isEmpty && !text.isEmpty else { return text }
    let codes = attributes.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
