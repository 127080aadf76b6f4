package import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// The moment that a date stands for, in seconds since 1970.
  ///
  /// ISO 8601 and what git writes itself is read here. A day alone is a whole one, of which the
  /// bound says which end counts: to git it would be that day at the present time of day. Every
  /// other wording, such as `2 weeks ago`, is git's affair.
  ///
  /// - Parameters:
  ///   - text: The date.
  ///   - bound: Whether it is the first moment or the last of what is wanted.
  /// - Returns: The moment.
  /// - Throws: ``KanbanStoreError/unknownDate(_:word:)``.
  package func moment(
    _ text: String,
    as bound: DateBound
  ) throws(KanbanStoreError) -> Int64 {
    if let day = ISODay(text) {
      guard let seconds = day.seconds(bound) else { throw .unknownDate(text, word: nil) }
      return seconds
    }
    if let time = Timestamp(text) { return time.seconds }
    if let word = DateWords.unknown(in: text) {
      throw .unknownDate(text, word: word == text ? nil : word)
    }
    guard let seconds = momentByGit(text) else { throw .unknownDate(text, word: nil) }
    return seconds
  }

  private func momentByGit(_ text: String) -> Int64? {
    let git = ExternalProgram(
      ["git", "rev-parse", "--since=\(text)"],
      variables: options.environment,
      in: nearestFolder(of: folder.path)
    )
    guard let result = try? git.run(on: []), result.status == 0 else { return nil }
    let answer = String(decoding: result.output, as: UTF8.self)
    let prefix = "--max-age="
    guard answer.hasPrefix(prefix) else { return nil }
    return Int64(answer.dropFirst(prefix.count).prefix { !$0.isWhitespace })
  }
}

extension KanbanStore {
  /// The board of the newest commit that can be reached from HEAD and was committed at a date or
  /// before, as `git rev-list -1 --before` has it.
  ///
  /// - Parameter date: The date; a day alone means its end.
  /// - Returns: The board.
  /// - Throws: ``KanbanStoreError``, where there was no board then among others.
  package func board(asOf date: String) throws(KanbanStoreError) -> MarkdownKanbanBoard {
    let moment = try moment(date, as: .end)
    let repository = try surroundings()
    let tip = try commit(named: "HEAD", in: repository)
    let commit = try inRepository(of: folder.path) { () throws(GitError) in
      try tip.flatMap { tip throws(GitError) in
        try repository.newestCommit(from: tip, notAfter: moment)
      }
    }
    guard let commit else { throw .repository(.noCommit(before: date)) }
    return try existingBoard(of: commit, namedBy: date, in: repository)
  }
}
