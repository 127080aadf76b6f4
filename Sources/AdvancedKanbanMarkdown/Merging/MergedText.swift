internal import AdvancedKanban
internal import SourceText

/// What a card says after a merge.
struct MergedText {
  private(set) var source: CardSource

  /// Whether a person has to decide. What both sides want is then in the card's body, between markers.
  private(set) var isConflicted: Bool

  /// A card that is as one version has it.
  init(_ source: CardSource) { (self.source, isConflicted) = (source, false) }

  /// A card that both sides have changed.
  ///
  /// - Parameters:
  ///   - fields: What the merge made of the card.
  ///   - base: The card as it was; `nil` where both sides have made it.
  ///   - ours: Our side's version.
  ///   - theirs: The other side's version.
  ///   - labels: The names of the sides in a conflict.
  init(
    _ fields: MergedFields,
    base: CardSource?,
    ours: CardSource,
    theirs: CardSource,
    labels: MergeLabels
  ) {
    let sides = Self.inOrder(ours, theirs)
    let form = base ?? sides[0]
    guard [base, ours, theirs].allSatisfy({ $0?.isText ?? true }) else {
      (source, isConflicted) = (Self.whole(form, base, ours, theirs, labels), true)
      return
    }
    var parts = CardParts(fields)
    parts.choose(of: fields, CardParts(ours), CardParts(theirs), labels)
    if fields.conflicts.isEmpty || labels.choice != nil {
      // The lines of the side that has them all stay as they are.
      let similar =
        sides.first { CardParts($0) == parts } ?? sides.first { CardParts($0).body == parts.body }
      if let card = parts.written(like: similar ?? sides[0]) {
        (source, isConflicted) = (card, false)
        return
      }
    }
    parts = CardParts(
      fields,
      base.map(CardParts.init),
      of: CardParts(form),
      ours: CardParts(ours),
      theirs: CardParts(theirs),
      labels
    )
    source = parts.written(like: form) ?? Self.whole(form, base, ours, theirs, labels)
    isConflicted = true
  }

  /// The card with what both sides wish for it between markers.
  func marking(_ ours: String, _ theirs: String, _ labels: MergeLabels) -> MergedText {
    guard labels.choice == nil else { return self }
    let lines = labels.marked([Array(ours.utf8)], [Array(theirs.utf8)])
    var result = self
    result.source = source.with(lines + CardParts(source).body)
    result.isConflicted = true
    return result
  }

  /// A card with the whole texts of both sides in its body.
  private static func whole(
    _ form: CardSource,
    _ base: CardSource?,
    _ ours: CardSource,
    _ theirs: CardSource,
    _ labels: MergeLabels
  ) -> CardSource {
    let texts = [ours, theirs, base].map { card in
      card.map { [CardParts($0).spoken] + CardParts($0).body }
    }
    return form.with(labels.marked(texts[0] ?? [], texts[1] ?? [], texts[2]))
  }

  /// Two versions in an order that does not depend on whose they are.
  private static func inOrder(_ one: CardSource, _ other: CardSource) -> [CardSource] {
    let isBefore = one.bytes(endingIn: .lineFeed)
      .lexicographicallyPrecedes(other.bytes(endingIn: .lineFeed))
    return isBefore ? [one, other] : [other, one]
  }
}

extension CardSource {
  /// Whether the bytes are UTF-8.
  fileprivate var isText: Bool {
    lines.allSatisfy { String(validating: $0, as: UTF8.self) != nil }
  }

  /// The card with another body; the card itself where that would be no card.
  func with(_ body: [[UInt8]]) -> CardSource {
    var parts = CardParts(self)
    parts.body = body
    return parts.written(like: self) ?? self
  }
}

extension CardParts {
  /// The card as a merge has made it; of what is in conflict, what it has chosen.
  fileprivate init(_ fields: MergedFields) {
    self.init(
      box: fields.box.value.map { Array(String($0).utf8) },
      title: Array(fields.title.value.utf8),
      blockID: fields.blockID.value.map { Array($0.utf8) },
      body: Self.lines(Array(fields.body.value.utf8))
    )
  }

  /// Takes of what is in conflict what is to be chosen, if a side is.
  fileprivate mutating func choose(
    of fields: MergedFields,
    _ ours: CardParts,
    _ theirs: CardParts,
    _ labels: MergeLabels
  ) {
    guard let side = labels.chosen(ours, theirs, either: { self }) else { return }
    if fields.title.isConflict { title = side.title }
    if fields.box.isConflict { box = side.box }
    if fields.blockID.isConflict { blockID = side.blockID }
    if fields.body.isConflict { body = Self.body(fields, labels) }
  }

  /// The card with what is in conflict between markers in its body. The first line says what it has
  /// said before, so that the card stays one card, and the same.
  fileprivate init(
    _ fields: MergedFields,
    _ base: CardParts?,
    of old: CardParts,
    ours: CardParts,
    theirs: CardParts,
    _ labels: MergeLabels
  ) {
    self.init(fields)
    if fields.title.isConflict { title = old.title }
    if fields.box.isConflict { box = old.box }
    if fields.blockID.isConflict { blockID = old.blockID }
    body = Self.body(fields, labels)
    if fields.conflicts.contains(where: { $0 != .body }) {
      let isOfID = fields.blockID.isConflict
      let texts = [ours, theirs, base].map { $0.map { [isOfID ? $0.heading : $0.spoken] } }
      body = labels.marked(texts[0] ?? [], texts[1] ?? [], texts[2]) + body
    }
  }

  private static func body(_ fields: MergedFields, _ labels: MergeLabels) -> [[UInt8]] {
    fields.bodyLines.regions.flatMap { region in
      switch region {
      case .taken(let bytes): lines(bytes)
      case .conflict(let base, let ours, let theirs):
        labels.marked(lines(ours), lines(theirs), lines(base))
      }
    }
  }

  /// The lines of a body.
  private static func lines(_ body: [UInt8]) -> [[UInt8]] {
    let lines = body.split(separator: UInt8.lineFeed, omittingEmptySubsequences: false).map(
      Array.init
    )
    return lines.last == [] ? lines.dropLast() : lines
  }
}
