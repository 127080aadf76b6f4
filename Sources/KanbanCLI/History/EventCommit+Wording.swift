internal import AdvancedKanbanGit

extension EventCommit {
  /// When it was written, by the author's clock.
  var time: CalendarTime { CalendarTime(seconds: seconds, offsetInMinutes: offsetInMinutes) }

  /// The first digits of the ID, as git shows it.
  var shortID: String { String(id.prefix(7)) }

  /// The author's name, or else the address, fit for a terminal.
  var shownAuthor: String { TerminalText.visible(author.isEmpty ? email : author) }

  /// Who, when and which commit, for scripts.
  var json: [String: JSONValue] {
    [
      "author": .text(author), "authorEmail": .text(email), "commit": .text(id),
      "date": .text(time.iso8601),
    ]
  }
}
