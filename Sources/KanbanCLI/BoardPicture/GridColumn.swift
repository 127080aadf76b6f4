/// A column that stands beside others, at the width it was given.
struct GridColumn {
  private static let narrowest = 18
  private static let widest = 60

  private let column: BoardPicture.Column
  let width: Int

  init(_ column: BoardPicture.Column, width: Int) {
    self.column = column
    self.width = width
  }

  /// A collapsed column keeps its width, whatever room there is.
  static func narrowestWidth(of column: BoardPicture.Column) -> Int {
    column.isCollapsed ? min(headingWidth(of: column), narrowest) : narrowest
  }

  /// The width at which nothing is wrapped, within reason.
  static func widestWidth(of column: BoardPicture.Column) -> Int {
    if column.isCollapsed { return narrowestWidth(of: column) }
    let start = column.positionWidth + 1
    let cards = column.cards.map { start + ($0.lines(width: nil).map(\.width).max() ?? 0) }
    return min(max(narrowest, headingWidth(of: column), cards.max() ?? 0), widest)
  }

  private static func headingWidth(of column: BoardPicture.Column) -> Int {
    label(of: column).width + 2 + column.tally.width
  }

  /// The title, with a triangle before that of a collapsed column.
  private static func label(of column: BoardPicture.Column) -> PaintedLine {
    [column.label].indented(by: sign(of: column))[0]
  }

  private static func sign(of column: BoardPicture.Column) -> PaintedLine {
    PaintedLine(column.isCollapsed ? "▸ " : "", .dim)
  }

  /// The title with the tally at the right, or below where both find no room.
  var heading: [PaintedLine] {
    let tally = column.tally
    let label = Self.label(of: column)
    if label.width + 2 + tally.width <= width {
      var line = label.padded(to: width - tally.width)
      line.append(tally)
      return [line]
    }
    let start = Self.sign(of: column)
    let title = TerminalText.wrapped(
      TerminalText.visible(column.title),
      width: width - start.width
    )
    return (title.map { PaintedLine($0, .bold) } + [tally]).indented(by: start)
  }

  var rule: PaintedLine { PaintedLine(String(repeating: "─", count: width), .dim) }

  var cards: [PaintedLine] {
    if column.isCollapsed { return [] }
    if let placeholder = column.placeholder { return [placeholder] }
    return column.cards.flatMap { card in
      let number = String(card.position)
      let blanks = String(repeating: " ", count: column.positionWidth - number.count)
      let start = PaintedLine(blanks + number + " ", .dim)
      return card.lines(width: width - start.width).indented(by: start)
    }
  }
}
