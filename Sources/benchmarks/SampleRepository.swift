import TestSupport

/// A board of ten columns in a repository with other files, and a card that goes to and fro.
struct SampleRepository {
  /// How many files there are beside the board's.
  let files: Int

  /// How many cards there are in all.
  let cards: Int

  /// The columns between which the card goes.
  static let columns = ["backlog", "doing"]

  /// Their files.
  static let paths = columns.map { "board/\($0).md" }

  func make() throws -> TestRepository {
    let repository = try TestRepository()
    // Nothing is to be tidied up in the background.
    try repository.git("config", "gc.auto", "0")
    try repository.write(contents(isMoved: false))
    for index in 2..<10 {
      let text = column("Column \(index)", firstID: index * cards)
      try repository.write(text, to: "board/column-\(index).md")
    }
    try repository.write("# Board\n", to: "board/board.md")
    for index in 0..<files {
      try repository.write("file \(index)\n", to: "src/\(index % 50)/\(index).txt")
    }
    try repository.commit([:])
    try repository.git("gc", "--quiet")
    return repository
  }

  /// The files of the two columns, before or after the card has been moved.
  func contents(isMoved: Bool) -> [(path: String, bytes: [UInt8])] {
    let (backlog, doing) = (column("Backlog", firstID: 0), column("Doing", firstID: cards))
    let card = Array("- [ ] The moving card ^moving\n".utf8)
    let texts = isMoved ? [backlog, doing + card] : [backlog + card, doing]
    return zip(Self.paths, texts).map { (path: $0, bytes: $1) }
  }

  private func column(_ name: String, firstID: Int) -> [UInt8] {
    SampleText.column(name, cards: cards / 10, firstID: firstID)
  }
}

extension TestRepository {
  func write(_ contents: [(path: String, bytes: [UInt8])]) throws {
    for (path, bytes) in contents { try write(bytes, to: path) }
  }
}
