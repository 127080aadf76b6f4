internal import AdvancedKanbanMarkdown

/// Finds the card that a word on the command line means: a block ID or its beginning, a place, or
/// text of a title.
struct CardFinder {
  private let board: MarkdownKanbanBoard

  init(_ board: MarkdownKanbanBoard) { self.board = board }

  /// The one card that a word means.
  func card(_ word: String) throws(Failure) -> FoundCard {
    try only(of: matches(word), for: word)
  }

  /// The cards that some words mean, each once.
  func cards(_ words: [String]) throws(Failure) -> [FoundCard] {
    var found: [FoundCard] = []
    for word in words {
      let card = try card(word)
      if !found.contains(where: { $0.card.id == card.card.id }) { found.append(card) }
    }
    return found
  }

  /// The one card of a column that a word means.
  func card(_ word: String, in column: MarkdownKanbanColumn) throws(Failure) -> FoundCard {
    let matches = try matches(word)
    let own = matches.filter { $0.column.id.utf8.elementsEqual(column.id.utf8) }
    if own.isEmpty, let other = matches.first, matches.count == 1 {
      throw .elsewhere(other, not: column)
    }
    return try only(of: own.isEmpty ? matches : own, for: word)
  }

  private func only(of matches: [FoundCard], for word: String) throws(Failure) -> FoundCard {
    if matches.count > 1 { throw .ambiguousCard(word, matches) }
    if let card = matches.first { return card }
    let failure = Failure.noCard(word, nearest: nearest(to: word))
    throw board.columns.first(where: \.isUnreadable).map { failure.unless(isIn: $0) } ?? failure
  }
}

// MARK: - What a word may mean

extension CardFinder {
  private func matches(_ word: String) throws(Failure) -> [FoundCard] {
    if word.hasPrefix("^") { return identified(by: String(word.dropFirst())) }
    let exact = board.foundCards(where: Self.hasID(word))
    if !exact.isEmpty { return exact }
    if let card = try card(atPlace: word) { return [card] }
    return titledOrIdentified(by: word.lowercased())
  }

  private static func hasID(_ id: String) -> (MarkdownKanbanCard) -> Bool {
    { [id = Array(id.utf8)] in $0.hasBlockID(id) }
  }

  private func identified(by id: String) -> [FoundCard] {
    let exact = board.foundCards(where: Self.hasID(id))
    return exact.isEmpty ? board.foundCards { $0.hasID(beginningWith: id.lowercased()) } : exact
  }

  /// A whole title wins; else a part of a title and the beginning of an ID count alike.
  private func titledOrIdentified(by word: String) -> [FoundCard] {
    if word.allSatisfy(\.isWhitespace) { return [] }
    let cards = board.foundCards()
    let titles = cards.map { $0.card.title.lowercased() }
    let whole = zip(cards, titles).filter { $1 == word }
    let part = zip(cards, titles).filter { card, title in
      title.contains(word) || card.card.hasID(beginningWith: word)
    }
    return (whole.isEmpty ? part : whole).map(\.0)
  }

  /// The card at `column:N`; a word that has this form only by chance may still be part of a title.
  private func card(atPlace word: String) throws(Failure) -> FoundCard? {
    guard let colon = word.lastIndex(of: ":"),
      let position = Int(word[colon...].dropFirst()),
      let column = ColumnFinder(board.columns).match(String(word[..<colon]))
    else { return nil }
    guard column.cards.indices.contains(position - 1) else {
      throw .noPosition(position, in: column.id, last: column.cards.count)
    }
    let index = position - 1
    return FoundCard(card: column.cards[index], column: column, index: index)
  }
}

extension MarkdownKanbanCard {
  fileprivate func hasID(beginningWith word: String) -> Bool {
    !word.isEmpty && blockID?.lowercased().hasPrefix(word) == true
  }
}

// MARK: - What else may have been meant

extension CardFinder {
  /// Up to three cards whose titles hold words like these.
  private func nearest(to word: String) -> [FoundCard] {
    let wanted = word.lowercased().split(separator: " ").map(String.init)
    let limit = word.count / 3
    if limit == 0 { return [] }
    let distances = board.foundCards().map { card in
      (card: card, distance: Self.distance(of: wanted, to: card))
    }
    return distances.filter { $0.distance <= limit }
      .sorted { $0.distance < $1.distance }
      .prefix(3).map(\.card)
  }

  /// How many typing errors lead from each of the words to the most similar one of the card.
  private static func distance(of words: [String], to card: FoundCard) -> Int {
    let title = card.card.title.lowercased().split(separator: " ").map(String.init)
    let own = title + (card.card.blockID.map { [$0] } ?? [])
    return words.reduce(0) { sum, word in
      sum + (own.map { editDistance(from: word, to: $0) }.min() ?? word.count)
    }
  }
}

// MARK: - Wording

extension Failure {
  fileprivate static func ambiguousCard(_ word: String, _ cards: [FoundCard]) -> Failure {
    Failure(
      .ambiguous,
      "'\(word)' may be any of \(cards.count) cards",
      hint: "give the ID or the place of one, or more of its title",
      candidates: cards.candidates
    )
  }

  fileprivate static func noCard(_ word: String, nearest: [FoundCard]) -> Failure {
    let everything = "'\(Program.name) show' lists the cards"
    return Failure(
      .notFound,
      "there is no card '\(word)'",
      hint: nearest.isEmpty ? everything : "these come nearest; \(everything)",
      candidates: nearest.candidates
    )
  }

  /// The failure where one column could not be read and may hold the card.
  fileprivate func unless(isIn column: MarkdownKanbanColumn) -> Failure {
    Failure(
      code,
      "\(message) in what can be read, and '\(column.path)' cannot",
      hint: "'\(Program.name) lint' says why",
      candidates: candidates
    )
  }

  fileprivate static func elsewhere(
    _ card: FoundCard,
    not column: MarkdownKanbanColumn
  ) -> Failure {
    Failure(
      .notFound,
      "\(card.name) is in '\(card.column.title)' and not in '\(column.title)'",
      hint: "name a card of '\(column.title)'"
    )
  }
}

extension [FoundCard] {
  private static let most = 12

  /// Place, title and ID of each, below each other, as far as anybody would read.
  fileprivate var candidates: [String] {
    let shown = prefix(count > Self.most ? Self.most - 1 : Self.most)
    let width = shown.map(\.place.displayWidth).max() ?? 0
    let lines = shown.map { card in
      let id = card.card.blockID.map { " ^\($0)" } ?? ""
      return card.place.padded(to: width) + "  " + card.card.title + id
    }
    return lines + (shown.count < count ? ["... and \(count - shown.count) more"] : [])
  }
}
