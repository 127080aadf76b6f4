/// What a merge made of the text of a card that both sides have changed, field by field.
public struct MergedFields: Equatable, Sendable {
  /// The title. Tags and names that either side put on or took off go together; the other words are one
  /// value, and so is the date.
  public let title: MergedValue<String>

  /// The task box. `[x]` and `[X]` are the same box.
  public let box: MergedValue<Character?>

  /// The block ID. Two new ones are a conflict of the value but none of the card, since both do.
  public let blockID: MergedValue<String?>

  /// The text below the title. Changes to different lines go together; in a conflict, what was chosen
  /// has all that goes together, too.
  public let body: MergedValue<String>

  /// The body line by line: what goes together, and what does not.
  public let bodyLines: TextMerge

  /// The fields that both sides changed in ways that do not go together, in the order title, box,
  /// body.
  public var conflicts: [CardField] {
    var fields: [CardField] = []
    if title.isConflict { fields.append(.title) }
    if box.isConflict { fields.append(.box) }
    if body.isConflict { fields.append(.body) }
    return fields
  }

  /// Whether both sides say the same, however they write it.
  var isAgreed: Bool { title.isAgreed && box.isAgreed && blockID.isAgreed && body.isAgreed }

  /// The same with the sides exchanged.
  public var mirrored: MergedFields {
    MergedFields(
      title: title.mirrored,
      box: box.mirrored,
      blockID: blockID.mirrored,
      body: body.mirrored,
      bodyLines: bodyLines.mirrored
    )
  }
}
