/// What a matching asks of the cards of a board, each by its position.
struct CardReader {
  /// The block ID of a card.
  let blockID: (BoardPosition) -> String?

  /// The title of a card.
  let title: (BoardPosition) -> String

  /// What a card says, word by word.
  let wording: (BoardPosition) -> CardWording

  /// A reader of the cards in some columns.
  init(_ columns: [[some KanbanWrittenCard]]) {
    blockID = { columns[$0.column][$0.index].blockID }
    title = { columns[$0.column][$0.index].title }
    wording = { CardWording(columns[$0.column][$0.index]) }
  }
}

/// Numbers for values, so that equal values have equal numbers.
struct Numbering<Value: Hashable> {
  private var numbers: [Value: Int] = [:]

  /// The different values by their numbers.
  private(set) var values: [Value] = []

  /// How many different values there are.
  var count: Int { values.count }

  /// The number of a value.
  mutating func number(_ value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
