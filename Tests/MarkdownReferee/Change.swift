/// A change that the referee asks for.
///
/// Its numbers are meant modulo what the file has, and a little more, so that they fit any file and
/// are sometimes out of range.
package enum Change: Hashable, Sendable {
  /// Moves a card from the first file to the second.
  case move(Int, to: Int)

  /// Moves a card within the first file.
  case moveWithin(Int, to: Int)

  case add(title: String, body: String, blockID: String?, hasBox: Bool, at: Int)
  case remove(Int)
  case tick(Int, Bool)
  case retitle(Int, String)
  case setBody(Int, String)
  case identify(Int, String)
  case limit(Int?)
  case collapse(Bool)
  case title(String)

  /// Adds a column to the first file, as to a `board.md`.
  case addColumn(id: String, title: String)

  /// Moves a column within the first file, as within a `board.md`.
  case moveColumn(Int, to: Int)

  /// The name of the kind of change.
  package var name: String {
    switch self {
    case .move: "move"
    case .moveWithin: "move within a file"
    case .add: "add"
    case .remove: "remove"
    case .tick: "tick"
    case .retitle: "title of a card"
    case .setBody: "body of a card"
    case .identify: "block ID"
    case .limit: "limit"
    case .collapse: "collapse"
    case .title: "title of a column"
    case .addColumn: "add column"
    case .moveColumn: "move column"
    }
  }
}
