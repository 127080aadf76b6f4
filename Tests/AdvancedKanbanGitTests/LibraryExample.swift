import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown

func finish(_ title: String, on store: KanbanStore) throws(KanbanStoreError) -> Bool {
  let columns = try store.board().columns
  let board = KanbanBoard(columns: columns) { move throws(KanbanStoreError) in
    try store.apply(move)
  }
  guard let card = columns.flatMap(\.cards).first(where: { $0.title == title }) else {
    return false
  }
  guard case .move = try board.move(card.id, to: .top("done")) else { return false }
  return true
}
