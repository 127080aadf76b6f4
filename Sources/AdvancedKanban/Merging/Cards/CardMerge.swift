/// The merge of the text of one card.
enum CardMerge {
  /// Merges a card that at least one side has; `base` is asked for where the sides differ.
  @inline(__always)
  static func content<Card: KanbanWrittenCard>(
    base: @autoclosure () -> Card?,
    ours: Card?,
    theirs: Card?
  ) -> MergedContent {
    guard let ours, let theirs else { return ours == nil ? .theirs : .ours }
    if ours.hasSameSource(as: theirs) { return .same }
    let base = base()
    if let side = base.flatMap({ whole($0, ours, theirs) }) {
      return side == .ours ? .ours : .theirs
    }
    let fields = MergedFields(base: base, ours: ours, theirs: theirs)
    return fields.conflicts.isEmpty ? .merged(fields) : .conflict(fields)
  }

  /// The side whose text is taken as a whole: the only one that changed what is written, and not just
  /// how. Of two that changed how it is written, the one whose bytes come first.
  private static func whole<Card: KanbanWrittenCard>(
    _ base: Card,
    _ ours: Card,
    _ theirs: Card
  ) -> MergeSide? {
    if ours.hasSameSource(as: base) { return .theirs }
    if theirs.hasSameSource(as: base) { return .ours }
    switch (ours.isRespelled(from: base), theirs.isRespelled(from: base)) {
    case (true, true):
      return ByteString(bytes: ours.source) < ByteString(bytes: theirs.source) ? .ours : .theirs
    case (true, false): return .theirs
    case (false, true): return .ours
    case (false, false): return nil
    }
  }
}

extension KanbanWrittenCard {
  /// Whether nothing but the way it is written tells the card from an earlier state of it.
  func isRespelled(from base: Self) -> Bool {
    hasSameSource(as: base) || base.changedFields(to: self) == [.spelling]
  }
}

extension MergedFields {
  /// Merges the fields of a card that both sides have; `base` is `nil` where there is no text that
  /// both sides started from.
  init<Card: KanbanWrittenCard>(base: Card?, ours: Card, theirs: Card) {
    let bodies = (base: base?.body, ours: ours.body, theirs: theirs.body)
    let lines = TextMerge(
      base: (bodies.base ?? "").lines,
      ours: bodies.ours.lines,
      theirs: bodies.theirs.lines
    )
    self.init(
      title: TitleMerge.merge(base: base?.title, ours: ours.title, theirs: theirs.title),
      box: .box(base: base?.box, hasBase: base != nil, ours: ours.box, theirs: theirs.box),
      blockID: .blockID(base: base.map { $0.blockID }, ours: ours.blockID, theirs: theirs.blockID),
      body: .body(base: bodies.base, ours: bodies.ours, theirs: bodies.theirs, lines),
      bodyLines: lines
    )
  }
}

extension MergedValue<Character?> {
  /// A ticked box is the same with either letter; in a conflict, a ticked one is chosen.
  fileprivate static func box(
    base: Character?,
    hasBase: Bool,
    ours: Character?,
    theirs: Character?
  ) -> Self {
    MergedValue(
      base: hasBase ? .some(base) : nil,
      ours: ours,
      theirs: theirs,
      isSame: { $0 == $1 || $0.isTick && $1.isTick }
    ) { box, other in
      if box.isTick != other.isTick { return box.isTick ? box : other }
      guard let box, let other else { return box ?? other }
      return Swift.max(box, other)
    }
  }
}

extension MergedValue<String?> {
  /// An ID that only one side has is the ID where nobody took one away.
  fileprivate static func blockID(base: String??, ours: String?, theirs: String?) -> Self {
    let noBase: String?? = .some(nil)
    return MergedValue(base: base ?? noBase, ours: ours, theirs: theirs, isSame: ==) { id, other in
      guard let id, let other else { return id ?? other }
      return Swift.min(id, other)
    }
  }
}

extension MergedValue<String> {
  fileprivate static func body(
    base: String?,
    ours: String,
    theirs: String,
    _ lines: TextMerge
  ) -> Self {
    let whole = MergedValue(base: base, ours: ours, theirs: theirs)
    guard whole.isConflict else { return whole }
    let text = String(lines: lines.resolved)
    if lines.isConflict { return .conflict(base: base, ours: ours, theirs: theirs, chosen: text) }
    return .combined(text)
  }
}

extension Character? {
  fileprivate var isTick: Bool { self == "x" || self == "X" }
}

extension String {
  /// The bytes with a line feed at the end of the last line, too, so that a line that is put behind
  /// it does not change it.
  fileprivate var lines: [UInt8] { isEmpty ? [] : Array(utf8) + [0x0A] }

  fileprivate init(lines: [UInt8]) {
    self.init(decoding: lines.last == 0x0A ? lines.dropLast() : lines[...], as: UTF8.self)
  }
}
