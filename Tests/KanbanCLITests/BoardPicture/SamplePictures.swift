@testable import KanbanCLI

/// Boards worth looking at.
extension BoardPicture {
  /// An ordinary board, with a limit broken and a column collapsed.
  static var ordinary: BoardPicture {
    BoardPicture(
      title: "Sample board",
      columns: [
        Column(
          title: "Backlog",
          count: 3,
          cards: [
            Card(
              position: 1,
              box: "[ ]",
              title: "Write the parser",
              blockID: "k7x2m9",
              hasBody: true,
              progress: .init(done: 2, total: 5)
            ),
            Card(position: 2, title: "Choose a licence"),
            Card(
              position: 3,
              box: "[/]",
              title: "Ask @mira about the colours of tags due:2026-12-24"
            ),
          ]
        ),
        Column(title: "Next", count: 0, wipLimit: 0),
        Column(
          title: "In progress",
          count: 4,
          wipLimit: 3,
          cards: [
            Card(
              position: 1,
              box: "[ ]",
              title: "Draw the board on any terminal",
              blockID: "q1w2e3"
            ),
            Card(position: 2, box: "[ ]", title: "Fix #login", blockID: "login", hasBody: true),
            Card(position: 3, title: "Ship"),
            Card(position: 4, title: "Rest"),
          ]
        ),
        Column(title: "Done", count: 12, isCollapsed: true),
      ]
    )
  }

  /// Titles that are hard to measure.
  static var difficult: BoardPicture {
    BoardPicture(
      title: "",
      columns: [
        Column(
          title: "進行中の作業",
          count: 3,
          wipLimit: 3,
          cards: [
            Card(position: 9, title: "漢字の長い題名を折り返して表示する", blockID: "kanji"),
            Card(position: 10, box: "[x]", title: "👩‍🚀 and 🇩🇪 and ❤️ fly", blockID: "emoji-1"),
            Card(position: 11, title: "Cafe\u{301} a\u{308}rger \u{1B}[31mred\u{202E}evil"),
          ]
        ),
        Column(
          title: "A column with a title that is much too long for it",
          count: 1,
          wipLimit: 1,
          cards: [
            Card(
              position: 1,
              title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren",
              blockID: "a-block-id-longer-than-the-column"
            )
          ]
        ),
        Column(title: "Filtered", count: 7),
        Column(
          title: "A collapsed column over its limit",
          count: 4,
          wipLimit: 2,
          isCollapsed: true
        ),
      ]
    )
  }

  /// More columns than fit.
  static var many: BoardPicture {
    BoardPicture(
      title: "Ten",
      columns: (1...10).map { number in
        Column(
          title: "Column \(number)",
          count: 2,
          isCollapsed: number % 4 == 0,
          cards: [
            Card(position: 1, title: "First card of \(number)"),
            Card(
              position: 2,
              box: "[x]",
              title: "A second one with a longer title",
              blockID: "c\(number)"
            ),
          ]
        )
      }
    )
  }

  static var untitled: BoardPicture {
    BoardPicture(
      title: "",
      columns: [
        Column(
          title: "A",
          count: 3,
          cards: [
            Card(position: 1, box: "[ ]", title: "", blockID: "id"),
            Card(position: 2, title: "", excerpt: "> a quote"),
            Card(position: 3, title: "", excerpt: "```"),
          ]
        )
      ]
    )
  }

  static var empty: BoardPicture {
    BoardPicture(title: "Empty board", columns: [])
  }
}
