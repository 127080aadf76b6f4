import AdvancedKanban
import MergeTrials

/// Two people who change the same board, and what becomes of it.
///
/// Each side is what differs from the base, a line for each column: `todo: t1 t3!x` has the card `t1`
/// and `t3` with the word `x` more in its title, `t3/x` has a body `x`, `[x]t3` a ticked box, and `t3=x` is
/// a card that is called `x` and is still `t3` by its ID. `todo>next:` renames the file, `todo>` removes
/// the column, `todo =Next:` gives it another title, and a column that the base does not have is put at
/// the end.
struct MergeScenario: Sendable, CustomStringConvertible {
  let name: String
  var base: [String] = []
  let ours: [String]
  let theirs: [String]
  let result: [String]
  var tale: [String] = []
  var policy = MergePolicy.direction

  /// Whether it is the same for cards without block IDs.
  var needsIDs = false

  var description: String { name }

  static let board = [
    "backlog: b1 b2 b3", "todo: t1 t2 t3 t4 t5", "doing: d1 d2", "done: e1 e2", "hold:",
  ]

  /// The boards, with block IDs or without.
  func boards(hasIDs: Bool) -> (
    base: [WrittenColumn], ours: [WrittenColumn], theirs: [WrittenColumn], result: [WrittenColumn]
  ) {
    let start = Self.changed(Self.board, by: base)
    func columns(_ changes: [String]) -> [WrittenColumn] {
      Self.changed(start, by: changes).enumerated().map { Self.column($1, $0, hasIDs: hasIDs) }
    }
    return (columns([]), columns(ours), columns(theirs), columns(result))
  }

  private static func changed(_ lines: [String], by changes: [String]) -> [String] {
    var lines = lines
    for change in changes {
      let id = change.prefix { !" :>".contains($0) }
      let index = lines.firstIndex { $0.prefix { !" :".contains($0) } == id }
      let rest = change.dropFirst(id.count)
      let line = rest.hasPrefix(">") ? String(rest.dropFirst()) : change
      guard let index else {
        lines.append(line)
        continue
      }
      lines[index] = line
    }
    return lines.filter { !$0.isEmpty }
  }

  private static func column(_ line: String, _ index: Int, hasIDs: Bool) -> WrittenColumn {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let cards = parts[1].split(separator: " ").map { card($0, hasIDs: hasIDs) }
    return MergeTrials.board("\(parts[0]): \(cards.joined(separator: " | "))")[0]
  }

  private static func card(_ text: Substring, hasIDs: Bool) -> String {
    let box = text.hasPrefix("[") ? text.prefix(3) + " " : ""
    let rest = text.dropFirst(box.isEmpty ? 0 : 3)
    let id = rest.prefix { !"=!/".contains($0) }
    let parts = rest.split(separator: "/", maxSplits: 1)
    let head = parts[0]
    let called = head.split(separator: "=").dropFirst().first ?? head.replacing("!", with: " ")
    let body = parts.dropFirst().first.map { " / \($0.replacing(",", with: "\n"))" } ?? ""
    return "\(box)\(called)\(hasIDs ? " ^\(id)" : "")\(body)"
  }
}
