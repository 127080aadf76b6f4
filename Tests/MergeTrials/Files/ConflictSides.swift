/// Reads texts with conflict markers.
enum ConflictSides {
  /// A text with the sides of each conflict in an order that does not depend on whose they are.
  static func sorted(_ text: String) -> String {
    var result: [Substring] = []
    var sides: [[Substring]] = []
    // What ends in CR and LF is one character to Swift.
    let text = text.replacing("\r\n", with: "\u{240D}\n")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let word = line.drop { $0 == " " }
      if word.hasPrefix("<<<<<<< ") {
        sides = [[]]
      } else if word == "=======" || word == "=======\u{240D}", sides.count == 1 {
        sides.append([])
      } else if word.hasPrefix(">>>>>>> "), sides.count == 2 {
        result += ["<<<<<<<"]
        result += sides.sorted { $0.lexicographicallyPrecedes($1) }.joined(separator: ["======="])
        sides = []
      } else if sides.isEmpty {
        result.append(line)
      } else {
        sides[sides.count - 1].append(line)
      }
    }
    return result.joined(separator: "\n")
  }

  /// A text in which every conflict is solved by taking one side.
  static func taking(_ side: Int, of text: String) -> String {
    var result: [Substring] = []
    var current: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let word = line.drop { $0 == " " }
      if word.hasPrefix("<<<<<<< ") {
        current = 0
      } else if word == "=======", current == 0 {
        current = 1
      } else if word.hasPrefix(">>>>>>> "), current == 1 {
        current = nil
      } else if current ?? side == side {
        result.append(line)
      }
    }
    return result.joined(separator: "\n")
  }
}
