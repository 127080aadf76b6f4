// What the columns and the list of a picture have in common.

extension BoardPicture.Column {
  var label: PaintedLine { PaintedLine(TerminalText.visible(title), .bold) }

  /// `2`, `2/3`, or `4/3 over limit`.
  var tally: PaintedLine {
    guard let wipLimit else { return PaintedLine("\(count)", .dim) }
    if count > wipLimit { return PaintedLine("\(count)/\(wipLimit) over limit", .red, .bold) }
    return PaintedLine("\(count)/\(wipLimit)", count == wipLimit ? .yellow : .dim)
  }

  /// What stands in place of the cards where there are none to show.
  var placeholder: PaintedLine? {
    guard cards.isEmpty else { return nil }
    return PaintedLine(count == 0 ? "(empty)" : "(none shown)", .dim)
  }

  /// The columns of a terminal that the largest position takes, which is the last card's.
  var positionWidth: Int { cards.last.map { String($0.position).count } ?? 0 }
}

extension BoardPicture.Card {
  /// What follows the title: a sign for a body, the sub-tasks, the block ID.
  private var marks: [String] {
    [
      hasBody ? "¶" : nil,
      progress.map { "\($0.done)/\($0.total)" },
      blockID.map { "^" + TerminalText.visible($0) },
    ].compactMap { $0 }
  }

  /// The box, the title and the marks, in lines of at most so many columns, or in a single one.
  func lines(width: Int?) -> [PaintedLine] {
    let start = box.map { TerminalText.visible($0) + " " } ?? ""
    let room = width.map { max(1, $0 - start.displayWidth) }
    let shown = TerminalText.visible(title)
    var lines = (room.map { TerminalText.wrapped(shown, width: $0) } ?? [shown])
      .map { PaintedLine($0) }
    marks.forEach { lines.append(mark: $0, width: room) }
    return lines.indented(by: PaintedLine(start))
  }
}

extension [PaintedLine] {
  /// Puts a mark behind the last word, or on lines of its own where it does not fit.
  fileprivate mutating func append(mark: String, width: Int?) {
    let end = count - 1
    if self[end].width + 1 + mark.displayWidth <= width ?? .max {
      if self[end].width > 0 { self[end].append(" ") }
      self[end].append(mark, [.dim])
    } else {
      let pieces = TerminalText.wrapped(mark, width: width ?? .max)
      append(contentsOf: pieces.map { PaintedLine($0, .dim) })
    }
  }

  /// The lines with something before the first and as many blanks before the others.
  func indented(by start: PaintedLine) -> [PaintedLine] {
    enumerated().map { index, line in
      var result = index == 0 ? start : PaintedLine().padded(to: start.width)
      result.append(line)
      return result
    }
  }
}
