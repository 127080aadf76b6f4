internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

/// What a board offers to completion.
package struct BoardNames: Sendable {
  /// What `CARD` may be, with the titles as descriptions.
  package let cards: [Candidate]

  /// What `COLUMN` may be, with the titles as descriptions.
  package let columns: [Candidate]

  /// What `COMMIT` may be, with the subjects as descriptions; looked up when it is asked for.
  package let commits: @Sendable () -> [Candidate]

  package init(
    cards: [Candidate] = [],
    columns: [Candidate] = [],
    commits: @escaping @Sendable () -> [Candidate] = { [] }
  ) {
    self.cards = cards
    self.columns = columns
    self.commits = commits
  }
}

extension BoardNames {
  /// What the board offers that `--board` names, or the one that is found; where it cannot be read,
  /// nothing.
  init(ofBoard name: String?, in environment: Environment) {
    let location = try? BoardLocation.board(named: name, in: environment)
    guard let board = try? location?.folder.board() else {
      self.init()
      return
    }
    self.init(
      cards: board.foundCards().map { Candidate($0.card.blockID ?? $0.place, $0.card.title) },
      columns: board.columns.map { Candidate($0.id, $0.title) },
      commits: { [variables = environment.variables] in
        let commits = location.map { $0.folder.lastCommits(variables: variables) } ?? []
        return commits.map { Candidate(String($0.id.prefix(7)), $0.subject) }
      }
    )
  }
}
