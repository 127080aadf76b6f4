extension BoardPicture {
  private static let gap = 2

  /// The columns side by side; those that find no room stand in a next row.
  func grid(width: Int) -> [PaintedLine] {
    let bands = rows(width: width).map { row in
      let widths = Self.widths(of: row, total: width)
      return Self.band(zip(row, widths).map { GridColumn($0, width: $1) })
    }
    let body = bands.isEmpty ? [[PaintedLine("(no columns)", .dim)]] : bands
    return Array((heading(width: width) + body).joined(separator: [PaintedLine()]))
  }

  /// The columns, as many to a row as fit at their narrowest.
  private func rows(width: Int) -> [[Column]] {
    var rows: [[Column]] = []
    var used = 0
    for column in columns {
      let needed = Self.gap + GridColumn.narrowestWidth(of: column)
      if rows.isEmpty || used + needed > width {
        rows.append([column])
        used = needed - Self.gap
      } else {
        rows[rows.count - 1].append(column)
        used += needed
      }
    }
    return rows
  }

  /// Gives each column what it would like, or a fair share of what there is.
  private static func widths(of row: [Column], total: Int) -> [Int] {
    let wishes = row.map { GridColumn.widestWidth(of: $0) }
    var widths = wishes
    var rest = total - gap * (row.count - 1)
    let order = row.indices.sorted { (wishes[$0], $0) < (wishes[$1], $1) }
    for (done, index) in order.enumerated() {
      let fair = rest / (row.count - done)
      widths[index] = min(wishes[index], max(fair, GridColumn.narrowestWidth(of: row[index])))
      rest -= widths[index]
    }
    return widths
  }

  /// One row of columns: headings, a rule and cards.
  private static func band(_ columns: [GridColumn]) -> [PaintedLine] {
    let headings = columns.map(\.heading)
    let top = headings.map(\.count).max() ?? 0
    let stacks = zip(columns, headings).map { column, heading in
      heading + Array(repeating: PaintedLine(), count: top - heading.count) + [column.rule]
        + column.cards
    }
    let height = stacks.map(\.count).max() ?? 0
    return (0..<height).map { index in
      var line = PaintedLine()
      for (position, stack) in stacks.enumerated() {
        if position > 0 { line.pad(to: line.width + gap) }
        line.append(
          (index < stack.count ? stack[index] : PaintedLine()).padded(to: columns[position].width)
        )
      }
      return line
    }
  }
}
