/// What has to hold when a setting of a file changes.
extension JudgedFile {
  /// Judges a file in which one key of the front matter was to change.
  func judgeSetting(_ key: String, giving new: JudgedFile) throws(Damage) {
    let (before, after) = (document, new.document)
    let body = before.lines[before.headCount...]
    try expect(after.lines[after.headCount...].elementsEqual(body), "text below the front matter")
    try expect(after.structure() == before.structure(), "structure of the text")
    let kept = before.head.commonPrefix(with: after.head)
    let tail = before.head.dropFirst(kept).reversed()
      .commonPrefix(with: after.head.dropFirst(kept).reversed())
    guard kept + tail < before.head.count else { return }
    // A value may stand on lines of its own below its key.
    let indent = before.head.filter(\.isEntry).map(\.indent).min() ?? 0
    let entry = before.head[...kept].last { $0.isEntry && $0.indent == indent }
    try expect(entry?.contains(key.utf8) ?? false, "other lines of the front matter")
  }

  /// Judges a file in which the title was to change, in the front matter or in a heading.
  func judgeTitle(giving new: JudgedFile) throws(Damage) {
    let (before, after) = (document, new.document)
    guard after.head.elementsEqual(before.head) else {
      return try judgeSetting("title", giving: new)
    }
    try expect(after.lines.count == before.lines.count, "as many lines")
    let changed = zip(before.lines, after.lines).filter { $0 != $1 }
    try expect(changed.count <= 1, "one line for the title")
    try expect(changed.allSatisfy { $0.0.contains(0x23) }, "a heading for the title")
    try expect(
      after.blocks.map(\.lines) == before.blocks.map(\.lines)
        && after.structure() == before.structure(),
      "structure of the text"
    )
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line of front matter may begin a key and its value.
  fileprivate var isEntry: Bool {
    let text = Lines.unindented(Lines.content(of: self))
    return !text.isEmpty && !"#:".utf8.contains(text[text.startIndex]) && !starts(with: "---".utf8)
  }

  fileprivate var indent: Int { count - Lines.unindented(self).count }
}

extension Collection where Element: Equatable {
  /// How many elements two collections have in common at their beginnings.
  fileprivate func commonPrefix(with other: some Collection<Element>) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
