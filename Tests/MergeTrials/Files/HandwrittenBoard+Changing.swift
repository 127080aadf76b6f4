internal import TestSupport

extension HandwrittenBoard {
  /// Where there is a card: the index of its column and that among the column's items.
  private mutating func place() -> (column: Int, item: Int, card: HandwrittenCard)? {
    let places = columns.indices.flatMap { column in
      columns[column].items.indices.compactMap { item in
        if case .card(let card) = columns[column].items[item] { (column, item, card) } else { nil }
      }
    }
    return places.isEmpty ? nil : random.pick(places)
  }

  /// Does something that a person could do.
  ///
  /// - Parameter name: The person, who adds this to what is new, unless others could write the same.
  mutating func change(as name: String) {
    switch random.number(below: 20) {
    case 0..<8: move()
    case 8: add(1, name)
    case 9: random.chance(2) ? add(3, name) : remove()
    case 10: remove()
    case 11, 12: retitle(name)
    case 13, 14: rewrite(name)
    case 15: tick()
    case 16: set(name)
    case 17: note(name)
    default: if kind.isPlain { move() } else { rearrange(name) }
    }
  }

  private mutating func move() {
    guard let place = place() else { return }
    columns[place.column].items.remove(at: place.item)
    insert(.card(place.card), into: random.number(below: columns.count))
  }

  private mutating func add(_ count: Int, _ name: String) {
    let column = random.number(below: columns.count)
    let place = random.number(below: columns[column].items.count + 1)
    for offset in 0..<count {
      var card = newCard()
      card.title += " of \(name)"
      columns[column].items.insert(.card(card), at: place + offset)
    }
  }

  private mutating func remove() {
    if let place = place() { columns[place.column].items.remove(at: place.item) }
  }

  private mutating func edit(_ body: (inout HandwrittenCard, inout SeededGenerator) -> Void) {
    guard var place = place() else { return }
    body(&place.card, &random)
    columns[place.column].items[place.item] = .card(place.card)
  }

  private mutating func retitle(_ name: String) {
    edit { card, random in
      var words = card.title.split(separator: " ").map(String.init)
      let index = random.number(below: words.count)
      words[index] = random.pick([(name, 2), ("shared", 1), (random.pick(Self.words), 1)])
      card.title = words.joined(separator: " ")
    }
  }

  private mutating func rewrite(_ name: String) {
    edit { card, random in
      let line = random.pick(["more of \(name)", "more"])
      let places = card.body.indices.filter { card.body[$0].hasPrefix("body") }
      switch random.number(below: 3) {
      case 0 where !places.isEmpty: card.body[random.pick(places)] += " " + line
      case 1 where !places.isEmpty: card.body.insert("body " + line, at: random.pick(places))
      default: card.body.append("body " + line)
      }
    }
  }

  private mutating func tick() {
    edit { card, _ in card.box = card.box == "x" ? " " : "x" }
  }

  private mutating func set(_ name: String) {
    let column = random.number(below: columns.count)
    guard !columns[column].settings.isEmpty else { return }
    switch random.number(below: 3) {
    case 0: columns[column].settings[0][1] = "Title of \(random.pick([name, "both"]))"
    case 1: columns[column].settings.append(["key\(number())", name])
    default: columns[column].settings[1][1] = "\(random.number(below: 9))"
    }
  }

  private mutating func note(_ name: String) {
    let column = random.number(below: columns.count)
    let line = "Line of \(random.pick([name, "both"]))."
    switch random.number(below: 4) {
    case 0 where index != nil: index?.foot += ["", line]
    case 1: columns[column].foot += (columns[column].foot.isEmpty ? [] : [""]) + [line]
    case 2 where !columns[column].note.isEmpty:
      let place = random.number(below: columns[column].note.count)
      columns[column].note[place] += " More of \(name)."
    default: columns[column].note.append(line)
    }
  }
}

// MARK: - Rare changes

extension HandwrittenBoard {
  private mutating func rearrange(_ name: String) {
    let column = random.number(below: columns.count)
    switch random.number(below: 9) {
    case 0:
      let moved = columns.remove(at: column)
      columns.insert(moved, at: random.number(below: columns.count + 1))
    case 1: columns[column].name = "\(name)\(number())"
    case 2: addColumn(named: [name])
    case 3 where columns.count > 1: remove(column)
    case 4: columns[column].style.gap = random.number(below: 3)
    case 5: columns[column].style.lineEnd = columns[column].style.lineEnd == "\n" ? "\r\n" : "\n"
    case 6: columns[column].style.isEnded.toggle()
    case 7: insert(.heading("## Part of \(name)"), into: column)
    default: identify()
    }
  }

  /// Removes a column, with its cards or after they have been moved elsewhere.
  private mutating func remove(_ column: Int) {
    let removed = columns.remove(at: column)
    guard !random.chance(3) else { return }
    let destination = random.number(below: columns.count)
    columns[destination].items += removed.cards.map { .card($0) }
  }

  private mutating func identify() {
    edit { card, _ in if card.blockID == nil { card.blockID = "own\(card.number)" } }
  }
}
