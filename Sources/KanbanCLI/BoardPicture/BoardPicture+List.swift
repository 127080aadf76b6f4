extension BoardPicture {
  /// A heading for each column and a line for each card, so that it can be cut and searched.
  ///
  /// Lines are wrapped only where there is a terminal, and only there the title goes before them: in
  /// a pipe whatever is not indented is a column.
  func list(width: Int?, write: (PaintedLine) -> Void) {
    let heading = width.map(heading) ?? []
    let top = heading + (columns.isEmpty ? [[PaintedLine("(no columns)", .dim)]] : [])
    top.joined(separator: [PaintedLine()]).forEach(write)
    for (index, column) in columns.enumerated() {
      if index > 0 || !top.isEmpty { write(PaintedLine()) }
      column.list(width: width, write: write)
    }
  }
}

extension BoardPicture.Column {
  fileprivate func list(width: Int?, write: (PaintedLine) -> Void) {
    heading(width: width).forEach(write)
    if isCollapsed { return }
    if let placeholder { return [placeholder].indented(by: PaintedLine("  ")).forEach(write) }
    for card in cards { item(card, width: width).forEach(write) }
  }

  /// The title with the tally behind it, or below where it finds no room.
  private func heading(width: Int?) -> [PaintedLine] {
    var lines =
      width.map { TerminalText.wrapped(TerminalText.visible(title), width: $0) }?
      .map { PaintedLine($0, .bold) } ?? [label]
    lines.append(tally, behind: "  ", width: width)
    if isCollapsed { lines.append(PaintedLine("(collapsed)", .dim), behind: " ", width: width) }
    return lines
  }

  private func item(_ card: BoardPicture.Card, width: Int?) -> [PaintedLine] {
    let number = String(card.position)
    let blanks = String(repeating: " ", count: 2 + positionWidth - number.count)
    let start = PaintedLine("\(blanks)\(number). ", .dim)
    return card.lines(width: width.map { $0 - start.width }).indented(by: start)
  }
}

extension [PaintedLine] {
  /// Puts something behind the last line, or on a line of its own where it does not fit.
  fileprivate mutating func append(_ part: PaintedLine, behind gap: String, width: Int?) {
    let end = count - 1
    guard self[end].width + gap.count + part.width <= width ?? .max else { return append(part) }
    self[end].append(gap)
    self[end].append(part)
  }
}
