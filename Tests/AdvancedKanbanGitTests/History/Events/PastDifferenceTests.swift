import AdvancedKanban
import AdvancedKanbanMarkdown
import Git
import Testing

@testable import AdvancedKanbanGit

@Suite("The difference to a parent's board")
struct PastDifferenceTests {
  /// A board by the texts of its columns, and the passages of those at some positions.
  private func side(
    _ texts: [String],
    at positions: [Int],
    near others: [String]
  ) throws -> (layout: BoardLayout, columns: [ColumnPassage]) {
    let id = try #require(ObjectID(hex: String(repeating: "1", count: 40)))
    let columns = texts.indices.map { BoardLayout.Column(id: "c\($0)", blob: id) }
    let passages = positions.map { position in
      let own = ColumnVersion(id: "c\(position)", bytes: Array(texts[position].utf8))
      let other = ColumnVersion(id: "c\(position)", bytes: Array(others[position].utf8))
      return ColumnPassage.passages(from: own, to: other).old
    }
    return (BoardLayout(columns: columns, hasNamesakes: false), passages)
  }

  private func difference(from old: [String], to new: [String]) throws -> PastDifference {
    let changed = old.indices.filter { old[$0] != new[$0] }
    return PastDifference(
      from: try side(old, at: changed, near: new),
      to: try side(new, at: changed, near: old),
      at: changed
    )
  }

  /// Where cards of the new board were on the old one, as `column:index`.
  private func origins(_ difference: PastDifference, counts: [Int]) -> [[String]] {
    counts.enumerated().map { column, count in
      (0..<count).map { index in
        let old = difference.oldPosition(of: BoardPosition(column: column, index: index))
        return old.map { "\($0.column):\($0.index)" } ?? "new"
      }
    }
  }

  @Test("finds cards behind a moved one, in compared columns and in others")
  func findsMoved() throws {
    let difference = try difference(
      from: ["- a\n- b\n- c\n", "- d\n", "- e\n- f\n"],
      to: ["- a\n- c\n", "- d\n", "- e\n- b\n- f\n"]
    )
    #expect(difference.changes.events.map(\.name) == ["moved"])
    #expect(
      origins(difference, counts: [2, 1, 3]) == [["0:0", "0:2"], ["1:0"], ["2:0", "0:1", "2:1"]]
    )
  }

  @Test("finds cards behind added and removed ones")
  func findsOthers() throws {
    let difference = try difference(
      from: ["- a\n- b\n", "- d\n- e\n"],
      to: ["- x y\n- a\n- b\n", "- e\n"]
    )
    #expect(difference.changes.events.map(\.name).sorted() == ["added", "removed"])
    #expect(origins(difference, counts: [3, 1]) == [["new", "0:0", "0:1"], ["1:1"]])
  }

  @Test("knows the columns that it compared by their titles, and where all were")
  func knowsColumns() throws {
    let old = ["# One\n\n- a\n", "# Two\n\n- b\n"]
    let difference = try difference(from: old, to: [old[0], "# Three\n\n- b\n"])
    #expect(difference.titles == ColumnTitles(from: ["c1": "Two"], to: ["c1": "Three"]))
    #expect((0..<2).map(difference.oldColumn) == [0, 1])
  }
}

@Suite("The titles of columns")
struct ColumnTitlesTests {
  @Test("stay where others come in addition")
  func areAdded() {
    var titles = ColumnTitles(from: ["a": "A"], to: ["b": "B"])
    titles.add(ColumnTitles(from: ["a": "Z", "c": "C"], to: ["d": "D"]))
    #expect(titles == ColumnTitles(from: ["a": "A", "c": "C"], to: ["b": "B", "d": "D"]))
  }
}
