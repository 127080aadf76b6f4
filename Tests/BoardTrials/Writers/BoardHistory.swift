internal import TestSupport

/// What the commits of a board hold, as git tells it.
struct BoardHistory {
  /// A commit that a move has made.
  struct Move: Hashable {
    let commit: String
    let card: String
    let column: String
  }

  /// The moves, the first one first.
  let moves: [Move]

  /// The texts of the columns at the start and behind each move.
  let texts: [[String]]

  init(of board: BusyBoard) throws {
    let repository = board.repository
    let key = { (name: String) in "%(trailers:key=Kanban-\(name),valueonly,separator=%x20)" }
    let format = "--format=%H \(key("Card")) \(key("To"))"
    moves = try repository.git("log", "--reverse", "--first-parent", format).lines.compactMap {
      let words = $0.split(separator: " ").map(String.init)
      return words.count == 3 ? Move(commit: words[0], card: words[1], column: words[2]) : nil
    }
    let start = try repository.git("rev-list", "--max-parents=0", "HEAD").lines
    texts = try Self.texts(of: start + moves.map(\.commit), in: repository)
  }

  private static func texts(
    of commits: [String],
    in repository: TestRepository
  ) throws -> [[String]] {
    let names = commits.flatMap { commit in
      BusyBoard.columns.map { "\(commit):board/\($0).md\n" }
    }
    var output = try repository.git("cat-file", "--batch", input: Array(names.joined().utf8))
      .output[...]
    let all = names.map { _ in takeObject(from: &output) }
    let width = BusyBoard.columns.count
    return stride(from: 0, to: all.count, by: width).map { Array(all[$0..<($0 + width)]) }
  }

  /// Takes one object, which is a line with its length, and as many bytes and a line feed.
  private static func takeObject(from output: inout ArraySlice<UInt8>) -> String {
    let header = output.prefix { $0 != 0x0A }
    let words = String(decoding: header, as: UTF8.self).split(separator: " ")
    let rest = output.dropFirst(header.count + 1)
    let size = words.last.flatMap { Int($0) } ?? 0
    output = rest.dropFirst(size + 1)
    return String(decoding: rest.prefix(size), as: UTF8.self)
  }
}
