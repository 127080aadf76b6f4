import TestSupport

/// A board whose cards are known by number whatever is written on them, so that everybody knows what
/// happened to each.
struct StoryBoard: Equatable {
  var columns: [Column] = []

  /// Where the board is in the repository; "" for the root.
  var folder = "board"

  struct Column: Equatable {
    /// Tells the column apart whatever it is called.
    let number: Int
    var id: String
    var title: String
    var wipLimit: Int?
    var isCollapsed = false

    /// Whether the file is a link to one outside of the board's folder.
    var isLink = false
    var cards: [Card] = []

    var text: String {
      let limit = wipLimit.map { "wipLimit: \($0)\n" } ?? ""
      let collapse = isCollapsed ? "isCollapsed: true\n" : ""
      return "---\ntitle: \(title)\n\(limit)\(collapse)---\n\n" + cards.map(\.text).joined()
    }
  }

  struct Card: Equatable {
    let number: Int
    var title: String
    var blockID: String?
    var isTicked = false
    var body: String?

    var text: String {
      let id = blockID.map { " ^\($0)" } ?? ""
      return "- [\(isTicked ? "x" : " ")] \(title)\(id)\n" + (body.map { "  \($0)\n" } ?? "")
    }
  }

  /// A file of the repository.
  struct File {
    let path: String
    var mode = "100644"
    let content: String
  }

  var files: [File] {
    let index = columns.map { "- [\($0.title)](\($0.id).md)\n" }.joined()
    return [File(path: path(of: "board"), content: index)] + columns.flatMap(files)
  }

  private func files(of column: Column) -> [File] {
    let path = path(of: column.id)
    guard column.isLink else { return [File(path: path, content: column.text)] }
    let target = "store/\(column.number).md"
    let way = folder.split(separator: "/").map { _ in "../" }.joined() + target
    return [
      File(path: path, mode: "120000", content: way), File(path: target, content: column.text),
    ]
  }

  private func path(of name: String) -> String {
    (folder.isEmpty ? "" : folder + "/") + name + ".md"
  }

  /// Where a card is, by its number.
  func place(of card: Int) -> (column: Int, index: Int)? {
    for (column, content) in columns.enumerated() {
      if let index = content.cards.firstIndex(where: { $0.number == card }) {
        return (column, index)
      }
    }
    return nil
  }

  /// Where every card is, by its number.
  var places: [Int: (column: Column, index: Int, card: Card)] {
    var places: [Int: (column: Column, index: Int, card: Card)] = [:]
    for column in columns {
      for (index, card) in column.cards.enumerated() { places[card.number] = (column, index, card) }
    }
    return places
  }
}

extension StoryBoard {
  /// What has happened between two boards, by the numbers of their cards: which of several cards
  /// changed their order is not among it.
  func truth(since old: StoryBoard) -> Set<String> {
    var events: Set<String> = []
    let (before, after) = (old.places, places)
    for (number, here) in after {
      guard let there = before[number] else {
        events.insert("added \(here.card.title): > \(here.column.id):\(here.index)")
        continue
      }
      let way =
        "\(here.card.title): \(there.column.id):\(there.index) > \(here.column.id):\(here.index)"
      if here.column.number != there.column.number { events.insert("moved \(way)") }
      if here.card.isTicked != there.card.isTicked {
        events.insert("\(here.card.isTicked ? "checked" : "unchecked") \(way)")
      }
      let isEdited =
        here.card.title != there.card.title || here.card.body != there.card.body
        || here.card.blockID != there.card.blockID
      if isEdited { events.insert("edited \(way)") }
    }
    for (number, there) in before where after[number] == nil {
      events.insert("removed \(there.card.title): \(there.column.id):\(there.index) >")
    }
    return events.union(columnTruth(since: old))
  }

  func columnTruth(since old: StoryBoard) -> Set<String> {
    var events: Set<String> = []
    for column in columns {
      guard let before = old.columns.first(where: { $0.number == column.number }) else {
        events.insert("columnAdded \(column.id)")
        continue
      }
      if before.id != column.id { events.insert("columnFileRenamed \(column.id)") }
      if before.title != column.title { events.insert("columnRenamed \(column.id)") }
      if before.wipLimit != column.wipLimit { events.insert("columnLimited \(column.id)") }
      if before.isCollapsed != column.isCollapsed {
        events.insert("\(column.isCollapsed ? "columnCollapsed" : "columnExpanded") \(column.id)")
      }
    }
    return events
  }

  /// Whether the cards that stayed in a column stand in another order.
  func hasOtherOrder(than old: StoryBoard) -> Bool {
    columns.contains { column in
      let before = old.columns.first { $0.number == column.number }?.cards.map(\.number) ?? []
      let after = column.cards.map(\.number)
      return before.filter(after.contains) != after.filter(before.contains)
    }
  }
}
