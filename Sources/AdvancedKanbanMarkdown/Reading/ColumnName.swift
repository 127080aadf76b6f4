internal import SourceText

/// The rules for the names of column files.
package enum ColumnName {
  /// Whether a file name without `.md` can be a column's.
  package static func isColumn(_ id: String) -> Bool {
    !id.isEmpty && !id.hasPrefix(".") && !["board", "readme"].contains(id.lowercased())
  }

  /// Whether one name comes before another in natural order: `2-x` before `10-x`.
  ///
  /// Runs of ASCII digits compare as numbers, everything else by its bytes, with letters of either
  /// case together; names that are equal by that compare by their bytes.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (Array(left.utf8)[...], Array(right.utf8)[...])
    let whole = (left, right)
    while let first = left.first, let second = right.first {
      if first.isDigit, second.isDigit {
        let numbers = (left.popNumber(), right.popNumber())
        if numbers.0.count != numbers.1.count { return numbers.0.count < numbers.1.count }
        if numbers.0 != numbers.1 { return numbers.0.lexicographicallyPrecedes(numbers.1) }
      } else {
        let (one, other) = (first.lowercased, second.lowercased)
        if one != other { return one < other }
        left.removeFirst()
        right.removeFirst()
      }
    }
    if left.isEmpty != right.isEmpty { return left.isEmpty }
    return whole.0.lexicographicallyPrecedes(whole.1)
  }

  /// What two names share that are one name on systems that ignore case; strings are equal already
  /// where they differ in their normal form alone.
  package static func folded(_ name: String) -> String { name.lowercased() }

  /// A file name for a column with a title: letters and digits in lower case, joined by `-`, and no
  /// more of them than every file system takes.
  package static func suggested(for title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    var size = 0
    let start = words.joined(separator: "-").prefix { character in
      size += character.utf8.count
      return size <= 200
    }
    let name = start.hasSuffix("-") ? String(start.dropLast()) : String(start)
    return isColumn(name) ? name : name.isEmpty ? "column" : name + "-column"
  }
}

extension ArraySlice<UInt8> {
  /// Takes the digits off the beginning, without their leading zeros.
  fileprivate mutating func popNumber() -> ArraySlice<UInt8> {
    let digits = prefix(while: \.isDigit)
    self = dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { isLetter ? self | 0x20 : self }
}
