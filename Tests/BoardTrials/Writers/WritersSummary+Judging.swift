internal import Foundation
internal import TestSupport

extension WritersSummary {
  /// Judges the board when all is over.
  mutating func judge(_ board: BusyBoard) throws {
    judgeRefusals()
    let history = try BoardHistory(of: board)
    judgeReceipts(against: history)
    judgeCards(in: history)
    try judgeFolder(of: board, against: history)
    try judgeIndex(of: board)
    try judgeRepository(of: board)
  }

  private mutating func judgeRefusals() {
    for record in refused where record.exitCode != 5 {
      expect(false, "\(record.card) to \(record.column): \(record.exitCode) \(record.reason)")
    }
  }

  /// Each move that was made has its commit, and each commit was told of.
  private mutating func judgeReceipts(against history: BoardHistory) {
    let (told, kept) = (Set(made), Set(history.moves))
    expect(made.count == told.count, "a commit was told of twice")
    expect(told.isSubset(of: kept), "moves without commits: \(told.subtracting(kept))")
    expect(kept.isSubset(of: told), "commits that nobody told of: \(kept.subtracting(told))")
  }

  /// Each commit has each card once, in the order of the commit before it but for the card that
  /// moved, and nothing that was written by hand.
  private mutating func judgeCards(in history: BoardHistory) {
    let layouts = history.texts.map { $0.map(BusyBoard.cards) }
    for (number, move) in history.moves.enumerated() {
      let (before, after) = (layouts[number], layouts[number + 1])
      let rest = { (layout: [[String]]) in layout.map { $0.filter { $0 != move.card } } }
      expect(after.joined().sorted() == BusyBoard.cards.sorted(), "\(move) has lost cards")
      expect(rest(before) == rest(after), "\(move) has moved other cards")
      let columns = BusyBoard.columns.indices.filter { after[$0].contains(move.card) }
      expect(columns.map { BusyBoard.columns[$0] } == [move.column], "\(move) is elsewhere")
      expect(!history.texts[number + 1].joined().contains("by hand"), "\(move) has an edit")
    }
  }

  /// The folder has the cards as the last commit has them, unless an editor wrote at the same moment:
  /// its edits stay, with a move that was refused where they were made on top of it.
  private mutating func judgeFolder(of board: BusyBoard, against history: BoardHistory) throws {
    let texts = try BusyBoard.columns.map {
      String(decoding: try board.repository.read("board/\($0).md"), as: UTF8.self)
    }
    let cards = texts.map(BusyBoard.cards)
    isFolderApart = cards != history.texts.last?.map(BusyBoard.cards)
    guard let edits else {
      return expect(texts == history.texts.last, "the folder is not as the last commit")
    }
    let isWhole = cards.joined().sorted() == BusyBoard.cards.sorted()
    expect(isWhole || edits.overwritten > 0, "the folder has lost or doubled cards")
  }

  /// Nothing is staged and nothing left behind. git's own commands read the index before they lock it,
  /// so that what they write may be older than the last commit.
  private mutating func judgeIndex(of board: BusyBoard) throws {
    let changed = try board.repository.git("diff", "--cached", "--name-only").lines
    staleEntries = changed.count
    expect(git != nil || changed.isEmpty, "staged: \(changed)")
  }

  private mutating func judgeRepository(of board: BusyBoard) throws {
    let result = try board.repository.run(["fsck", "--strict", "--no-progress", "--no-dangling"])
    expect(result.output + result.errors == [], "git fsck: \(result.text)\(result.errorText)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: board.repository.path)
    let strays = files.filter {
      $0.hasSuffix(".lock") || $0.contains("kanban-md") || $0.hasSuffix("~")
    }
    expect(strays.isEmpty, "left behind: \(strays)")
  }
}
