/// What is to be said on the next page of somebody whose browser runs no script.
struct Notices {
  private var texts: [String: Notice] = [:]
  private var next = 0
  private static let count = 16

  /// Keeps a notice until it is taken or many others have come.
  ///
  /// - Returns: The name by which it can be taken.
  mutating func add(_ notice: Notice) -> String {
    next += 1
    texts[String(next)] = notice
    texts[String(next - Self.count)] = nil
    return String(next)
  }

  mutating func take(_ name: String) -> Notice? { texts.removeValue(forKey: name) }
}
