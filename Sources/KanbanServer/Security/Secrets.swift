/// What only those know who may come in; drawn anew at every start.
package struct Secrets: Sendable {
  /// What the printed address and the cookie hold.
  package let token: String

  /// What every form of the page holds. It stands in the page, the token does not.
  package let formKey: String

  /// What stands in for the token once: the address that a browser is started with is seen by all
  /// users of the computer.
  package private(set) var ticket: String?

  /// Draws 128 bits for each.
  package init(using random: inout some RandomNumberGenerator) {
    token = Self.word(using: &random)
    formKey = Self.word(using: &random)
    ticket = Self.word(using: &random)
  }

  private static func word(using random: inout some RandomNumberGenerator) -> String {
    (0..<16).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &random)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Whether somebody may sign in who knows a text.
  func admits(_ text: some StringProtocol) -> Bool {
    isToken(text) || ticket.map { Self.isSame(text, $0) } ?? false
  }

  /// Makes the ticket worthless, if it is that.
  mutating func use(_ text: some StringProtocol) {
    if ticket.map({ Self.isSame(text, $0) }) ?? false { ticket = nil }
  }

  func isToken(_ text: some StringProtocol) -> Bool { Self.isSame(text, token) }

  func isFormKey(_ text: some StringProtocol) -> Bool { Self.isSame(text, formKey) }

  /// Compares in a time that says nothing of where the two differ.
  private static func isSame(_ text: some StringProtocol, _ secret: String) -> Bool {
    let (left, right) = (Array(text.utf8), Array(secret.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
