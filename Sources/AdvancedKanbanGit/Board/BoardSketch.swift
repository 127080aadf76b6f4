package import AdvancedKanbanMarkdown
internal import CLinux

/// A board of which some columns were not read further than their settings.
package struct BoardSketch {
  package let board: MarkdownKanbanBoard

  /// The names of the files whose cards are missing.
  fileprivate let unread: Set<[UInt8]>

  /// Whether a column has all of its cards.
  package func isWhole(_ column: MarkdownKanbanColumn) -> Bool {
    !unread.contains(Array(column.path.utf8))
  }
}

extension KanbanStore {
  /// The board as far as some cards are concerned.
  ///
  /// - Parameters:
  ///   - blockIDs: The block IDs of the cards. A column whose file does not hold any of them may be
  ///     without its cards.
  ///   - column: The ID of a column that is to have its cards in any case.
  /// - Returns: The board.
  /// - Throws: ``KanbanStoreError``.
  package func sketch(
    around blockIDs: [String],
    and column: String? = nil
  ) throws(KanbanStoreError) -> BoardSketch {
    let needles = blockIDs.map { Array("^\($0)".utf8) }
    let wanted = [BoardFile.name, column.map { $0 + ".md" }].compactMap {
      $0.map { Array($0.utf8) }
    }
    var unread: Set<[UInt8]> = []
    let board = try read { name throws(KanbanStoreError) in
      let key = Array(name.utf8)
      let head = try wanted.contains(key) ? nil : head(of: name, without: needles)
      guard let head else {
        unread.remove(key)
        return nil
      }
      unread.insert(key)
      return .file(head)
    }
    return BoardSketch(board: board, unread: unread)
  }

  /// The settings of a column, if its file holds none of some words.
  private func head(
    of name: String,
    without needles: [[UInt8]]
  ) throws(KanbanStoreError) -> MarkdownCardFile? {
    guard let bytes = try? folder.bytes(of: name), !needles.contains(where: bytes.holds) else {
      return nil
    }
    return MarkdownCardFile(headOf: bytes)
  }
}

extension [UInt8] {
  fileprivate func holds(_ needle: [UInt8]) -> Bool {
    unsafe withUnsafeBytes { text in
      unsafe needle.withUnsafeBytes { word in
        unsafe memmem(text.baseAddress, text.count, word.baseAddress, word.count) != nil
      }
    }
  }
}
