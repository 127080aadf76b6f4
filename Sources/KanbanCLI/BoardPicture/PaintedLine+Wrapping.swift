extension PaintedLine {
  /// The line in lines of at most so many columns, broken at spaces, and inside a word only where the
  /// word alone is longer than a line.
  func wrapped(width: Int) -> [PaintedLine] {
    guard self.width > width else { return [self] }
    var lines = [PaintedLine()]
    for word in words {
      let end = lines.count - 1
      let isFirst = lines[end].width == 0
      if lines[end].width + word.width <= width {
        if !isFirst || !word.isBlank { lines[end].append(word) }
      } else if word.isBlank {
        lines.append(PaintedLine())
      } else if word.width <= width {
        lines.append(word)
      } else {
        lines.append(contentsOf: word.broken(width: width))
      }
    }
    return lines.filter { $0.width > 0 }.map(\.merged)
  }

  /// The words of the line and the blanks between them, each with its paint.
  private var words: [PaintedLine] {
    var words: [PaintedLine] = []
    var isInBlank: Bool?
    for (text, attributes) in pieces {
      for character in text {
        let isBlank = character == " "
        if isInBlank != isBlank { words.append(PaintedLine()) }
        words[words.count - 1].append(String(character), attributes)
        isInBlank = isBlank
      }
    }
    return words
  }

  /// The line with neighbors that are painted alike as one piece.
  private var merged: PaintedLine {
    var (result, run) = (PaintedLine(), "")
    for (index, piece) in pieces.enumerated() {
      run += piece.text
      let isLast = index + 1 == pieces.count || pieces[index + 1].attributes != piece.attributes
      guard isLast else { continue }
      result.append(run, piece.attributes)
      run = ""
    }
    return result
  }

  private var isBlank: Bool { pieces.allSatisfy { $0.text.allSatisfy { $0 == " " } } }

  /// The line cut wherever it is full; each piece holds one character at least.
  private func broken(width: Int) -> [PaintedLine] {
    var lines = [PaintedLine()]
    for (text, attributes) in pieces {
      for character in text {
        let next = String(character)
        let end = lines.count - 1
        if lines[end].width > 0, lines[end].width + next.displayWidth > width {
          lines.append(PaintedLine())
          lines[end + 1].append(next, attributes)
        } else {
          lines[end].append(next, attributes)
        }
      }
    }
    return lines
  }
}
