extension RefereeCase: CustomStringConvertible {
  package var description: String { literal }

  /// The case as an expression in Swift, ready for a test.
  package var literal: String {
    // Both files have to be of one type, bytes where one of them is no UTF-8.
    let isText = [source, destination].allSatisfy { String(validating: $0, as: UTF8.self) != nil }
    let files = [source, destination].map { isText ? Self.literal($0) : "\($0)" }
    return """
      RefereeCase(
        source: \(files[0]),
        destination: \(files[1]),
        change: .\(change)
      )
      """
  }

  private static func literal(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self)?.debugDescription ?? "\(bytes)"
  }
}
