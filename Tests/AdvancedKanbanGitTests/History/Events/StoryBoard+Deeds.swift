extension StoryBoard {
  /// What has happened to each card, by its number, but for its order.
  func deeds(since old: StoryBoard) -> [Int: Set<String>] {
    var deeds: [Int: Set<String>] = [:]
    for number in Set(places.keys).union(old.places.keys) {
      let events = with(onlyCard: number).truth(since: old.with(onlyCard: number))
      let kinds = events.map { String($0.prefix { $0 != " " }) }.filter { !$0.hasPrefix("column") }
      if !kinds.isEmpty { deeds[number] = Set(kinds) }
    }
    return deeds
  }

  private func with(onlyCard number: Int) -> StoryBoard {
    var board = self
    for index in board.columns.indices {
      board.columns[index].cards.removeAll { $0.number != number }
    }
    return board
  }

  func removedCards(since old: StoryBoard) -> Set<Int> {
    Set(old.places.keys).subtracting(places.keys)
  }

  /// What a merge did to each card that leaves it as no parent has it.
  func ownDeeds(since clean: StoryBoard, _ parents: [StoryBoard]) -> [Int: Set<String>] {
    let others = parents.map { deeds(since: $0) }
    var own: [Int: Set<String>] = [:]
    for (number, kinds) in deeds(since: clean) {
      let known = kinds.filter { kind in
        others.allSatisfy { $0[number]?.contains(kind) ?? false || $0[number] == ["added"] }
      }
      if !known.isEmpty { own[number] = known }
    }
    return own
  }

  /// What a merge did, as lines that do not say where anything was before.
  func ownTruth(
    _ deeds: [Int: Set<String>],
    since clean: StoryBoard,
    _ parents: [StoryBoard]
  ) -> Set<String> {
    var lines: Set<String> = []
    for (number, kinds) in deeds {
      let (here, there) = (places[number], clean.places[number])
      let title = (here ?? there)?.card.title ?? ""
      let place = here.map { " \($0.column.id):\($0.index)" } ?? ""
      for kind in kinds { lines.insert("\(kind) \(title): >\(place)") }
    }
    let columns = parents.map { columnTruth(since: $0) }
    return lines.union(columns.reduce(columnTruth(since: clean)) { $0.intersection($1) })
  }
}
