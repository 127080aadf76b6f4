/// Things of one kind that happened, under a heading.
struct ReportSection {
  /// One thing that happened: where, to what, and what it did to its text.
  struct Row {
    /// Where it happened: `Backlog #2 -> Doing #1`.
    let place: String

    /// What it happened to, with what became of it.
    var subject: PaintedLine

    /// Lines below it.
    var details: [PaintedLine] = []
  }

  let title: String
  let rows: [Row]

  /// Whether the heading says how many rows there are.
  var isCounted = true
}

extension ReportSection {
  /// The section in lines, wrapped to a width if there is one.
  func lines(width: Int?) -> [PaintedLine] {
    var heading = PaintedLine(title, .bold)
    if isCounted { heading.append(" (\(rows.count))", [.dim]) }
    let placeWidth = placeWidth(in: width)
    return [heading] + rows.flatMap { $0.lines(placeWidth: placeWidth, width: width) }
  }

  /// The columns of a terminal that the places take, unless one of them is too long for that.
  private func placeWidth(in width: Int?) -> Int {
    let limit = width.map { $0 / 2 } ?? 48
    let widths = rows.map { TerminalText.visible($0.place).displayWidth }
    return widths.filter { $0 <= limit }.max() ?? 0
  }
}

extension ReportSection.Row {
  /// What stands before lines that do not begin with a place.
  private static let margin = PaintedLine("      ")

  fileprivate func lines(placeWidth: Int, width: Int?) -> [PaintedLine] {
    let start = PaintedLine("  " + TerminalText.visible(place), .cyan)
    let indent = placeWidth == 0 && place.isEmpty ? 2 : placeWidth + 5
    let isBeside = start.width <= placeWidth + 2 || width == nil
    var lines: [PaintedLine]
    if isBeside {
      var first = start.padded(to: indent)
      if first.width == start.width, !place.isEmpty { first.append("   ") }
      lines = subject.lines(behind: first, width: width)
    } else {
      lines = start.wrapped(width: width ?? .max) + subject.lines(behind: Self.margin, width: width)
    }
    for detail in details { lines += detail.lines(behind: Self.margin, width: width) }
    return lines
  }
}

extension PaintedLine {
  /// The line behind another one; what does not fit goes below, as far to the right.
  fileprivate func lines(behind start: PaintedLine, width: Int?) -> [PaintedLine] {
    let room = width.map { max($0 - start.width, 20) } ?? .max
    return wrapped(width: room).enumerated().map { index, line in
      var result = index == 0 ? start : PaintedLine().padded(to: start.width)
      result.append(line)
      return result
    }
  }
}
