/// What is said to a filter program that can filter many files, and what it answers (gitattributes(5),
/// "Long Running Filter Process").
///
/// It is asked for one file, and nothing that is said to it depends on its answers, so that all of it
/// can be said at once.
struct FilterConversation {
  let direction: FilterDirection

  /// The path of the file within the repository.
  let path: String

  /// All that is said to the program.
  func request(for content: [UInt8]) -> [UInt8] {
    PacketLines.list(["git-filter-client", "version=2"])
      + PacketLines.list(["capability=clean", "capability=smudge"])
      + PacketLines.list(["command=\(direction.rawValue)", "pathname=\(path)"])
      + PacketLines.content(content)
  }

  /// Whether the program says that it does something else, and not this.
  func isDeclined(in answer: [UInt8]) -> Bool {
    var rest = answer[...]
    guard PacketLines.popLines(from: &rest) == Self.greeting,
      let capabilities = PacketLines.popLines(from: &rest)
    else { return false }
    return !capabilities.contains("capability=\(direction.rawValue)")
  }

  private static let greeting = ["git-filter-server", "version=2"]

  /// The filtered content; `nil` where the program does not give it.
  func content(in answer: [UInt8]) -> [UInt8]? {
    var rest = answer[...]
    guard PacketLines.popLines(from: &rest) == Self.greeting,
      PacketLines.popLines(from: &rest) != nil,
      isSuccess(PacketLines.popLines(from: &rest), given: false),
      let content = PacketLines.popList(from: &rest),
      isSuccess(PacketLines.popLines(from: &rest), given: true)
    else { return nil }
    return Array(content.joined())
  }

  /// Whether a list ends in success; one that says nothing leaves it at what was said before.
  private func isSuccess(_ lines: [String]?, given before: Bool) -> Bool {
    guard let lines else { return false }
    return lines.last { $0.hasPrefix("status=") }.map { $0 == "status=success" } ?? before
  }
}
