/// What of a card's text can change.
public enum CardField: String, CaseIterable, Sendable {
  /// The title.
  case title

  /// The text below the title.
  case body

  /// The task box. `[x]` and `[X]` are the same box.
  case box

  /// The block ID.
  case blockID

  /// Nothing but the way the card is written, such as its marker or its line ends.
  case spelling
}

/// What became of a task box that changed.
public enum BoxChange: String, Sendable {
  /// The box is ticked and was not, or was not there.
  case ticked

  /// The box was ticked and is not any more, or is gone.
  case unticked

  /// Any other change, such as from no box to an empty one.
  case other
}

extension KanbanWrittenCard {
  /// What differs between this card and a later state of it with other bytes.
  func changedFields(to later: Self) -> Set<CardField> {
    var fields: Set<CardField> = []
    if title != later.title { fields.insert(.title) }
    if body != later.body { fields.insert(.body) }
    if hasOtherBox(than: later) { fields.insert(.box) }
    if blockID != later.blockID { fields.insert(.blockID) }
    return fields.isEmpty ? [.spelling] : fields
  }

  private func hasOtherBox(than other: Self) -> Bool {
    box != other.box && !(isTicked == true && other.isTicked == true)
  }
}
