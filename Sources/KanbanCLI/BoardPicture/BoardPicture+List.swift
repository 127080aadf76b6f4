extension BoardPicture {
  /// A heading for each column and a line for each card, so that it can be cut and searched.
  ///
  /// Lines are wrapped only where there is a terminal.
  func list(width: Int?) -> [PaintedLine] {
    let blocks = columns.map { $0.list(width: width) }
    if blocks.isEmpty { return [PaintedLine("(no columns)", .dim)] }
    return Array(blocks.joined(separator: [PaintedLine()]))
  }
}

extension BoardPicture.Column {
  fileprivate func list(width: Int?) -> [PaintedLine] {
    var heading = label
    heading.append("  ")
    heading.append(tally)
    if isCollapsed {
      heading.append(" (collapsed)", [.dim])
      return [heading]
    }
    if let placeholder { return [heading] + [placeholder].indented(by: PaintedLine("  ")) }
    return [heading] + cards.flatMap { item($0, width: width) }
  }

  private func item(_ card: BoardPicture.Card, width: Int?) -> [PaintedLine] {
    let number = String(card.position)
    let blanks = String(repeating: " ", count: 2 + positionWidth - number.count)
    let start = PaintedLine("\(blanks)\(number). ", .dim)
    return card.lines(width: width.map { $0 - start.width }).indented(by: start)
  }
}
