package import AdvancedKanbanMarkdown
internal import Glibc

/// A board of which some columns were not read further than their settings.
package struct BoardSketch {
  package let board: MarkdownKanbanBoard

  /// The names of the files whose cards are missing.
  fileprivate let heads: [[UInt8]: Head]

  /// What a file says but for its cards.
  fileprivate struct Head {
    let version: FileVersion?
    let file: MarkdownCardFile
  }

  /// Whether a column has all of its cards.
  package func isWhole(_ column: MarkdownKanbanColumn) -> Bool {
    heads[Array(column.path.utf8)] == nil
  }
}

extension KanbanStore {
  /// The board as far as some cards are concerned.
  ///
  /// - Parameters:
  ///   - blockIDs: The block IDs of the cards. A column whose file does not hold any of them may be
  ///     without its cards.
  ///   - column: The ID of a column that is to have its cards in any case.
  ///   - sketch: A sketch that was made a moment ago; what has not changed is taken from it.
  /// - Returns: The board.
  /// - Throws: ``KanbanStoreError``.
  package func sketch(
    around blockIDs: [String],
    and column: String? = nil,
    after sketch: BoardSketch? = nil
  ) throws(KanbanStoreError) -> BoardSketch {
    let needles = blockIDs.map { Array("^\($0)".utf8) }
    let wanted = [BoardFile.name, column.map { $0 + ".md" }].compactMap {
      $0.map { Array($0.utf8) }
    }
    var heads: [[UInt8]: BoardSketch.Head] = [:]
    let board = try read { name throws(KanbanStoreError) in
      let key = Array(name.utf8)
      let isWanted = wanted.contains(key)
      heads[key] = try isWanted ? nil : head(of: name, without: needles, like: sketch?.heads[key])
      return heads[key].map { .file($0.file) }
    }
    return BoardSketch(board: board, heads: heads)
  }

  /// The settings of a column, if its file holds none of some words.
  private func head(
    of name: String,
    without needles: [[UInt8]],
    like old: BoardSketch.Head?
  ) throws(KanbanStoreError) -> BoardSketch.Head? {
    let version = FileVersion(of: folder.path(of: name))
    if let old, old.version == version, version != nil { return old }
    guard let bytes = try? folder.bytes(of: name), !needles.contains(where: bytes.holds) else {
      return nil
    }
    return MarkdownCardFile(headOf: bytes).map { BoardSketch.Head(version: version, file: $0) }
  }
}

extension [UInt8] {
  /// Whether a word that begins with a caret is anywhere in a text; there are few carets as a rule.
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    unsafe withUnsafeBytes { text in
      guard let base = text.baseAddress else { return false }
      let caret = Int32(UInt8(ascii: "^"))
      var start = 0
      while let found = unsafe memchr(base + start, caret, text.count - start) {
        start = unsafe UnsafeRawPointer(found) - base
        if self[start...].starts(with: word) { return true }
        start += 1
      }
      return false
    }
  }
}
