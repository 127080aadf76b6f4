/// What a patch shows of a file, before and afterwards.
struct PatchedFile {
  /// The paths that git may mean, without the letters that it puts before them.
  private(set) var oldPaths: [String] = []
  private(set) var newPaths: [String] = []

  /// What is seen of the file in all hunks.
  private(set) var old: [UInt8] = []
  private(set) var new: [UInt8] = []

  /// How many lines of the hunk are still to come.
  private var oldCount = 0
  private var newCount = 0

  /// Whether no line is missing: with `--word-diff`, hunks have other lines than they say.
  var isWhole: Bool { oldCount == 0 && newCount == 0 }

  /// Whether the lines may go on with a card whose beginning is not seen.
  private var isBeforeFirstItem = (old: false, new: false)

  /// Stands between hunks, and belongs to no card.
  private static let gap = Array("\n<!-- -->\n\n".utf8)

  /// Takes the next line of the patch.
  ///
  /// - Returns: Whether it belongs to this file.
  mutating func take(_ line: PatchLine) -> Bool {
    if !isWhole { return takeContent(line.text) }
    if line.starts(with: "@@ ") { return takeHunk(line.text) }
    if line.starts(with: "--- ") {
      oldPaths = Self.paths(line.text.dropFirst(4))
      return true
    }
    if line.starts(with: "+++ ") {
      newPaths = Self.paths(line.text.dropFirst(4))
      return true
    }
    return Self.headers.contains { line.text.starts(with: $0) }
  }

  private static let headers = [
    "index ", "old mode ", "new mode ", "deleted file ", "new file ", "similarity ",
    "dissimilarity ", "rename ", "copy ", "Binary files ", "\\ ",
  ].map { Array($0.utf8) }

  private mutating func takeContent(_ text: ArraySlice<UInt8>) -> Bool {
    let content = text.dropFirst()
    switch text.first {
    case UInt8(ascii: "-"): addOld(content)
    case UInt8(ascii: "+"): addNew(content)
    case UInt8(ascii: " "), nil:
      addOld(content)
      addNew(content)
    case UInt8(ascii: "\\"): break
    default: return false
    }
    return true
  }

  private mutating func addOld(_ content: ArraySlice<UInt8>) {
    oldCount -= 1
    if content.beginsAtMargin { isBeforeFirstItem.old = false }
    if !isBeforeFirstItem.old { old += content + [0x0A] }
  }

  private mutating func addNew(_ content: ArraySlice<UInt8>) {
    newCount -= 1
    if content.beginsAtMargin { isBeforeFirstItem.new = false }
    if !isBeforeFirstItem.new { new += content + [0x0A] }
  }

  /// Takes `@@ -3,9 +3,3 @@`: where the hunk begins, and how many lines it has on either side.
  private mutating func takeHunk(_ text: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: text, as: UTF8.self).split(separator: " ").prefix(3)
    guard words.count == 3, let old = Self.range(words[1]), let new = Self.range(words[2]) else {
      return false
    }
    (oldCount, newCount) = (old.count, new.count)
    if !self.old.isEmpty { self.old += Self.gap }
    if !self.new.isEmpty { self.new += Self.gap }
    isBeforeFirstItem = (old.start > 1, new.start > 1)
    return true
  }

  private static func range(_ word: Substring) -> (start: Int, count: Int)? {
    let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
    guard let start = numbers.first ?? nil else { return nil }
    return (start, numbers.count > 1 ? numbers[1] ?? 0 : 1)
  }

  /// The path behind `---` or `+++`, as it stands and without its first folder.
  private static func paths(_ text: ArraySlice<UInt8>) -> [String] {
    let end = text.firstIndex(of: 0x09) ?? text.endIndex
    let path = text[..<end]
    let bytes = path.first == UInt8(ascii: "\"") ? unquoted(path) : Array(path)
    let whole = String(decoding: bytes, as: UTF8.self)
    let rest = whole.split(separator: "/", maxSplits: 1).dropFirst().first.map(String.init)
    return [whole] + (rest.map { [$0] } ?? [])
  }

  /// The path that git has put in quotes, with numbers of base 8 for bytes that are not plain.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(3)
      if digits.count == 3, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
        result.append(value)
        rest = rest.dropFirst(3)
      } else {
        result.append(escapes[next] ?? next)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
  ]
}

extension ArraySlice<UInt8> {
  /// Whether the line is not indented, so that it is not below a list item.
  fileprivate var beginsAtMargin: Bool {
    first.map { $0 != UInt8(ascii: " ") && $0 != 0x09 && $0 != 0x0D } ?? false
  }
}
