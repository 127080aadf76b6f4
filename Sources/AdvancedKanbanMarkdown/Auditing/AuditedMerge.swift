internal import AdvancedKanban
internal import SourceText

/// A merge commit whose damage is still on the board that is checked.
package struct AuditedMerge: Sendable {
  /// The ID of the commit, as short as people know it.
  package let name: String

  /// What it has lost and doubled.
  package let damage: MergeDamage

  package init(name: String, damage: MergeDamage) { (self.name, self.damage) = (name, damage) }
}

extension Check {
  static let cardLostInMerge = Check(
    "card-lost-in-merge",
    .error,
    "A merge has lost a card and it is not back (with --history)",
    onBoard: { $0.merges.flatMap(\.losses) }
  )
}

extension AuditedMerge {
  /// What is said of cards that are lost, at the card above which or below which they belong.
  fileprivate var losses: [Finding] {
    let matching = BoardMatching(from: damage.right, to: damage.columns)
    return damage.losses.map { loss in
      let column = damage.right[loss.position.column]
      let above = (0..<loss.position.index).reversed().lazy.compactMap { index in
        matching.newPosition(of: BoardPosition(column: loss.position.column, index: index))
      }.first { damage.columns[$0.column].id == column.id }
      return Finding(
        .cardLostInMerge,
        path: column.path,
        at: SourceLocation(line: above.map { damage.columns[$0].lastLine } ?? 1, column: 1),
        "the merge \(name) lost \(loss.card.title.isEmpty ? "an untitled card" : "'\(loss.card.title)'"), which belongs below; "
          + "'kanban-md repair \(name)' brings it back"
      )
    }
  }

  /// What is said of cards that are doubled, at every copy but the one that is right.
  var doublings: [(place: CardPlace, finding: Finding)] {
    damage.doublings.flatMap { doubling in
      let copies = doubling.copies.filter { $0.position != doubling.original?.position }
      return copies.map { copy in
        let other = doubling.original?.card ?? doubling.card
        let finding = Finding(
          .cardInTwoColumns,
          path: copy.card.path,
          at: SourceLocation(line: copy.card.firstLine, column: 1),
          "the merge \(name) doubled this card, which is in \(other.path):\(other.firstLine) too; "
            + "'kanban-md repair \(name)' leaves one"
        )
        return (CardPlace(path: copy.card.path, line: copy.card.firstLine), finding)
      }
    }
  }
}
