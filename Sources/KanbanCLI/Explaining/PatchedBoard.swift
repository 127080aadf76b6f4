internal import AdvancedKanban
internal import AdvancedKanbanMarkdown

/// A board whose files a patch may change.
struct PatchedBoard {
  /// The path of the folder within the repository; "" for the root.
  let path: String

  /// The titles of the columns by their IDs, as far as they are known.
  let titles: [String: String]

  /// The name of a file of the board, if one of some paths leads to it.
  func name(among paths: [String]) -> String? {
    let start = path.isEmpty ? "" : path + "/"
    return paths.compactMap { $0.suffix(behind: start) }
      .first { !$0.contains("/") && $0.hasSuffix(".md") && $0 != BoardFile.name }
  }

  /// Which cards have moved, in one line each, by what a patch shows of the files.
  func moves(in files: [PatchedFile]) -> [String] {
    let old = columns(files.map { (name(among: $0.oldPaths), $0.old) })
    let new = columns(files.map { (name(among: $0.newPaths), $0.new) })
    let difference = MarkdownKanbanColumn.Difference(from: old, to: new)
    return difference.cards.compactMap { change in
      switch change.motion {
      case .none: nil
      case .moved:
        "moved from \(title(change.before)) to \(title(change.after)): \(name(of: change))"
      case .reordered: "moved within \(title(change.after)): \(name(of: change))"
      }
    }
  }

  private func columns(_ files: [(name: String?, bytes: [UInt8])]) -> [MarkdownKanbanColumn] {
    files.compactMap { file in
      file.name.map { MarkdownKanbanColumn(id: String($0.dropLast(3)), bytes: file.bytes) }
    }
  }

  private func title(_ state: CardState<MarkdownKanbanCard, String>?) -> String {
    state.map { titles[$0.columnID] ?? $0.columnID } ?? ""
  }

  private func name(of change: CardChange<MarkdownKanbanCard, String>) -> String {
    guard let card = (change.after ?? change.before)?.card else { return "" }
    return card.shownTitle + (card.blockID.map { " ^" + $0 } ?? "")
  }
}
