// What the columns and the list of a picture have in common.

extension BoardPicture {
  /// The title in lines, as one block; none where there is no title.
  func heading(width: Int) -> [[PaintedLine]] {
    if title.isEmpty { return [] }
    let lines = TerminalText.wrapped(TerminalText.visible(title), width: width)
    return [lines.map { PaintedLine($0, .bold) }]
  }
}

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
    var lines = name(width: room)
    marks.forEach { lines.append(mark: $0, width: room) }
    return lines.indented(by: PaintedLine(start))
  }
}

extension BoardPicture.Card {
  private static let untitled = "(untitled)"

  /// The title, or what stands in place of it.
  private func name(width: Int?) -> [PaintedLine] {
    let name = title.isEmpty ? Self.untitled + " " + excerpt : title
    let shown = TerminalText.visible(name).trimmingTrailingSpaces
    let lines = width.map { TerminalText.wrapped(shown, width: $0) } ?? [shown]
    guard title.isEmpty, let rest = lines[0].suffix(behind: Self.untitled) else {
      return lines.map { PaintedLine($0) }
    }
    var first = PaintedLine(Self.untitled, .dim)
    first.append(rest)
    return [first] + lines.dropFirst().map { PaintedLine($0) }
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
