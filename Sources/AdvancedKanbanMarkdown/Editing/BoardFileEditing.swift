internal import SourceText

/// Changes to `board.md`, with the same engine that moves cards.
package enum BoardFileEditing {
  /// The file of a new board.
  package static func newFile(title: String, columns: [(id: String, title: String)]) -> [UInt8] {
    let head = "---\ntitle: \(YAMLScalar(title).source)\nwipLimitBehavior: warnOnly\n---\n\n"
    let list = columns.map { item(id: $0.id, title: $0.title) + "\n" }.joined()
    return Array((head + list).utf8)
  }

  /// The file of a new column.
  package static func newColumn(title: String) -> [UInt8] {
    Array("---\ntitle: \(YAMLScalar(title).source)\n---\n\n".utf8)
  }

  /// The file with a column more, at the end of the list of columns.
  package static func addingColumn(
    id: String,
    title: String,
    to file: MarkdownCardFile
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    guard let item = CardSource(Array(item(id: id, title: title).utf8)) else {
      throw .unsound(line: 1)
    }
    let last = BoardFile(file.bytes).columns.map(\.item).max()
    return try file.inserting(item.new, at: last.map { $0 + 1 } ?? file.cardCount)
  }

  /// The file with a list of columns, where it had none.
  package static func listing(
    _ columns: [(id: String, title: String)],
    in file: MarkdownCardFile
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    var file = file
    for column in columns {
      file = try addingColumn(id: column.id, title: column.title, to: file)
    }
    return file
  }

  /// The file with a column's item at another place.
  ///
  /// A column that is listed more than once stands where its first item does, so that on its way down
  /// the others go with it as far as needed.
  ///
  /// - Parameters:
  ///   - id: The column.
  ///   - predecessors: The columns that come before it then, the nearest first; the first one that
  ///     the file lists decides, and without any the column comes first.
  ///   - file: The file.
  /// - Returns: The new file.
  /// - Throws: ``MarkdownEditError``.
  package static func movingColumn(
    _ id: String,
    behind predecessors: [String],
    in file: MarkdownCardFile
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    var file = file
    for _ in 0..<file.cardCount {
      let columns = BoardFile(file.bytes).columns
      guard let move = itemMove(of: id, behind: predecessors, among: columns) else { return file }
      file = try file.movingCard(at: move.item, to: move.destination)
    }
    return file
  }

  /// Where a column's first item goes; `nil` where the column is in order.
  private static func itemMove(
    of id: String,
    behind predecessors: [String],
    among columns: [BoardFile.ColumnLink]
  ) -> (item: Int, destination: Int)? {
    guard let own = columns.firstIndex(where: { $0.leads(to: id) }) else { return nil }
    let before = predecessors.lazy.compactMap { id in columns.firstIndex { $0.leads(to: id) } }
      .first
    guard own != before.map({ $0 + 1 }) ?? 0 else { return nil }
    let item = columns[own].item
    let slot = before.map { columns[$0].item + 1 } ?? columns[0].item
    return (item, slot > item ? slot - 1 : slot)
  }

  /// The file with another text in a column's link, where the link shows the column's old title.
  package static func renamingColumn(
    _ id: String,
    from old: String,
    to new: String,
    in file: MarkdownCardFile
  ) throws(MarkdownEditError) -> MarkdownCardFile {
    let links = BoardFile(file.bytes).columns
    guard let link = links.first(where: { $0.leads(to: id) }) else { return file }
    let column = MarkdownKanbanColumn(id: "board", file: file)
    let title = column.cards[link.item].title
    let oldText = "[\(escaped(old))]("
    guard title.hasPrefix(oldText) else { return file }
    let renamed = "[\(escaped(new))](" + title.dropFirst(oldText.count)
    return try file.retitlingCard(at: link.item, renamed)
  }

  private static func item(id: String, title: String) -> String {
    "- [\(escaped(title))](\(destination(id + ".md")))"
  }

  /// A title as the text of a link, on one line.
  private static func escaped(_ title: String) -> String {
    String(
      title.flatMap { character in
        if character.isNewline || character.unicodeScalars.contains(where: \.isControl) {
          return [" "] as [Character]
        }
        return "[]\\`*_<&".contains(character) ? ["\\", character] : [character]
      }
    )
  }

  /// A file name as the destination of a link.
  private static func destination(_ name: String) -> String {
    name.utf8.map { byte in
      let isSafe = byte >= 0x80 || byte.isLetter || byte.isDigit || "-_.~".utf8.contains(byte)
      return isSafe ? [byte] : Array("%".utf8) + hexadecimal(byte)
    }.joined().map { $0 }.text
  }

  private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = String(byte, radix: 16, uppercase: true)
    return Array((digits.count == 1 ? "0" + digits : digits).utf8)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
