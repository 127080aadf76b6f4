/// A board as text: columns side by side where there is room, else one line a card.
package struct BoardPicture {
  package var title: String
  package var columns: [Column]

  package init(title: String, columns: [Column]) {
    self.title = title
    self.columns = columns
  }

  /// A column as it is drawn.
  package struct Column {
    package var title: String

    /// How many cards the column holds, shown or not.
    package var count: Int
    package var wipLimit: Int?
    package var isCollapsed: Bool

    /// The cards to show, each made when it is looked at; fewer than `count` where a filter is at work.
    package var cards: AnyRandomAccessCollection<Card>

    package init(
      title: String,
      count: Int,
      wipLimit: Int? = nil,
      isCollapsed: Bool = false,
      cards: some RandomAccessCollection<Card> = []
    ) {
      self.title = title
      self.count = count
      self.wipLimit = wipLimit
      self.isCollapsed = isCollapsed
      self.cards = AnyRandomAccessCollection(cards)
    }
  }

  /// A card as it is drawn.
  package struct Card {
    /// Its position in the column, from 1.
    package var position: Int

    /// The task box as it stands in the file, `[x]`; nil where there is none.
    package var box: String?
    package var title: String

    /// The first words of a card without title.
    package var excerpt: String
    package var blockID: String?

    /// Whether there is more to read than the title.
    package var hasBody: Bool

    /// How many of its sub-tasks are done.
    package var progress: Progress?

    package init(
      position: Int,
      box: String? = nil,
      title: String,
      excerpt: String = "",
      blockID: String? = nil,
      hasBody: Bool = false,
      progress: Progress? = nil
    ) {
      self.position = position
      self.box = box
      self.title = title
      self.excerpt = excerpt
      self.blockID = blockID
      self.hasBody = hasBody
      self.progress = progress
    }
  }

  /// Sub-tasks done, of all.
  package struct Progress {
    package var done: Int
    package var total: Int

    package init(done: Int, total: Int) {
      self.done = done
      self.total = total
    }
  }

  /// The narrowest terminal on which columns stand side by side.
  static let narrowestGrid = 50

  /// Draws the board for a terminal of some width, or for a pipe, which has none.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - style: How to paint.
  ///   - write: Takes the lines one after the other, with their line ends.
  package func draw(width: Int?, style: Style, write: (String) -> Void) {
    let draw = { (line: PaintedLine) in write(line.rendered(style) + "\n") }
    if let width, width >= Self.narrowestGrid {
      grid(width: width).forEach(draw)
    } else {
      list(width: width, write: draw)
    }
  }

  /// The picture as a whole.
  package func drawn(width: Int?, style: Style) -> String {
    var text = ""
    draw(width: width, style: style) { text += $0 }
    return text
  }
}
