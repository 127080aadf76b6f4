/// The message of a commit that records some changes.
struct CommitMessage {
  let subject: String

  /// The whole message, as git stores it.
  let text: String

  init(_ summaries: [ChangeSummary]) {
    subject = Self.subject(of: summaries)
    let list = summaries.count > 1 ? summaries.map { "- " + $0.subject } : []
    let trailers = summaries.flatMap(\.trailers).map { "\($0.key): \($0.value)" }
    let parts = [[subject], list, trailers].filter { !$0.isEmpty }
    text = parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// - Parameters:
  ///   - subject: The first line.
  ///   - paragraphs: What comes behind it.
  ///   - summaries: What the commit does.
  ///   - isListing: Whether that is listed.
  ///   - trailers: More trailers for scripts.
  init(
    subject: String,
    paragraphs: [String] = [],
    summaries: [ChangeSummary],
    isListing: Bool,
    trailers: [(key: String, value: String)] = []
  ) {
    self.subject = subject
    let told = summaries.prefix(Self.maximumCount)
    var list = isListing ? told.map { "- " + $0.subject } : []
    let rest = summaries.count - told.count
    if isListing, rest > 0 { list.append("- and \(rest) more") }
    let ends = (told.flatMap(\.trailers) + trailers).map { "\($0.key): \($0.value)" }
    let parts = [subject] + paragraphs + [list, ends].map { $0.joined(separator: "\n") }
    text = parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The most changes that a message tells one by one.
  private static let maximumCount = 100

  private static func subject(of summaries: [ChangeSummary]) -> String {
    guard let first = summaries.first, summaries.count > 1 else {
      return summaries.first?.subject ?? "Change the board"
    }
    // Only what is done to cards has a place.
    guard summaries.allSatisfy({ $0.verb == first.verb && !$0.place.isEmpty }) else {
      return "Make \(summaries.count) changes of the board"
    }
    let isOnePlace = summaries.allSatisfy { $0.place == first.place }
    return "\(first.verb) \(summaries.count) cards" + (isOnePlace ? " \(first.place)" : "")
  }
}
