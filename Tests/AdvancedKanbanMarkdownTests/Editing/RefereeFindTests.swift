import AdvancedKanbanMarkdown
import MarkdownReferee
import Testing

/// What the referee and the fuzzer have found: each case broke a rule once.
@Suite struct RefereeFindTests {
  @Test("No find comes back", arguments: finds)
  func holds(find: RefereeCase) throws {
    _ = try find.judged()
  }

  private static let finds: [RefereeCase] = [
    // A byte order mark counts at the beginning of a file, and nowhere else.
    RefereeCase(source: "---\n---\n\u{FEFF}+", change: .remove(0)),
    RefereeCase(source: "---\n\u{FEFF}title: a\n---", change: .title("b")),
  ]
}
