internal import AdvancedKanbanMarkdown

extension RefereeCase {
  /// Changes a card in place, and judges the result.
  func revise(_ source: JudgedFile) throws -> Outcome {
    switch change {
    case .tick(let index, let isDone):
      return try revise(source, index) { file, index throws(MarkdownEditError) in
        try file.settingCard(at: index, done: isDone)
      } judge: { old, new throws(Damage) in
        try expect(new.isDone == (isDone ? true : old.isDone.map { _ in false }), "the box")
        try expect(new.body == old.body && new.blockID == old.blockID, "the rest of the card")
        try expect(new.title == old.title, "the title", new.title)
      }
    case .retitle(let index, let title):
      return try revise(source, index) { file, index throws(MarkdownEditError) in
        try file.retitlingCard(at: index, title)
      } judge: { old, new throws(Damage) in
        try expect(new.title.isSpelling(of: title), "title as typed", new.title)
        try expect(new.box == old.box && new.blockID == old.blockID, "box and block ID")
        try expect(new.body == old.body, "the body of the card")
      }
    case .setBody(let index, let body):
      return try revise(source, index) { file, index throws(MarkdownEditError) in
        try file.settingBody(ofCardAt: index, body)
      } judge: { old, new throws(Damage) in
        try expect(new.body.hasLines(of: body), "body as typed", new.body)
        try expect(new.title == old.title && new.blockID == old.blockID, "title and block ID")
        try expect(new.box == old.box, "the box")
      }
    case .identify(let index, let blockID):
      return try revise(source, index) { file, index throws(MarkdownEditError) in
        try file.identifyingCard(at: index, as: blockID)
      } judge: { old, new throws(Damage) in
        try expect(new.blockID == old.blockID ?? blockID, "the block ID", "\(new.blockID ?? "")")
        try expect(old.title.isEnded(by: new.title), "title", new.title)
        try expect(new.box == old.box, "the box")
        try expect(new.body == old.body, "the body of the card")
      }
    default: return .unneeded
    }
  }

  private func revise(
    _ source: JudgedFile,
    _ index: Int,
    _ revision: (MarkdownCardFile, Int) throws(MarkdownEditError) -> MarkdownCardFile,
    judge: (MarkdownKanbanCard, MarkdownKanbanCard) throws(Damage) -> Void
  ) throws -> Outcome {
    let index = index.wrapped(source)
    let new = try revision(source.file, index).judged()
    try source.judgeRevision(of: index, giving: new)
    try judge(source.column.cards[index], new.column.cards[index])
    return new.bytes == source.bytes ? .unneeded : .made
  }
}

extension RefereeCase {
  /// Changes a setting of the file, and judges the result.
  func set(_ source: JudgedFile) throws -> Outcome {
    let new: JudgedFile
    switch change {
    case .limit(let limit):
      new = try source.file.settingWIPLimit(limit).judged()
      try source.judgeSetting("wipLimit", giving: new)
      try expect(new.column.wipLimit == limit, "the limit", "\(new.column.wipLimit ?? -1)")
    case .collapse(let isCollapsed):
      new = try source.file.settingCollapsed(isCollapsed).judged()
      try source.judgeSetting("isCollapsed", giving: new)
      try expect(new.column.isCollapsed == isCollapsed, "the column's width")
    case .title(let title):
      new = try source.file.settingTitle(title).judged()
      try source.judgeTitle(giving: new)
      let isSame = new.column.title.utf8.elementsEqual(title.utf8)
      try expect(title.isEmpty || isSame, "the column's title", new.column.title)
    default: return .unneeded
    }
    return new.bytes == source.bytes ? .unneeded : .made
  }
}

extension String {
  /// Whether another title is this one, or without what says nothing but at the end of a line: a
  /// backslash, the closing marks of a heading.
  func isEnded(by other: String) -> Bool {
    guard self != other, hasPrefix(other) else { return self == other }
    let rest = Array(utf8.dropFirst(other.utf8.count))
    let mark = rest.drop { $0 == 0x20 || $0 == 0x09 }
    let isClosing = mark.count < rest.count && mark.allSatisfy { $0 == 0x23 }
    return mark == [0x5C] || isClosing
  }

  /// Whether this is a title as somebody typed it, without blanks around it, or with the backslash
  /// that keeps it a title.
  func isSpelling(of title: String) -> Bool {
    let bytes = Array(title.utf8)
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? 0
    let text = bytes[..<end].drop { $0 == 0x20 || $0 == 0x09 }
    let digits = text.prefix { (0x30...0x39).contains($0) }
    let escaped = digits.isEmpty ? [0x5C] + text : digits + [0x5C] + text.dropFirst(digits.count)
    return utf8.elementsEqual(text) || utf8.elementsEqual(escaped)
  }

  /// Whether this body holds the lines of another, apart from blanks in blank lines, blank lines at
  /// either end, and a byte order mark, which belongs to no line.
  func hasLines(of body: String) -> Bool {
    let lines = { (text: String) in
      Lines.split(Array(text.utf8)[...]).map { line in
        Lines.isBlank(line) ? [] : Lines.content(of: line)
      }
    }
    let isMarked = body.utf8.starts(with: [0xEF, 0xBB, 0xBF])
    let unmarked = isMarked ? String(body.unicodeScalars.dropFirst()) : body
    let text = [lines(self), lines(unmarked)].map { lines in
      lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty)
    }
    return text[0].elementsEqual(text[1]) { own, wanted in
      // How far a tab reaches depends on where it stands.
      let hasTab = wanted.prefix { $0 == 0x20 || $0 == 0x09 }.contains(0x09)
      return hasTab ? Lines.unindented(own) == Lines.unindented(wanted) : own == wanted
    }
  }
}
