/// A card whose text is known, so that two versions of it can be told apart and put side by side.
///
/// A comparison of two boards asks for ``title``, ``box`` and ``body`` only where ``source``
/// differs, so they may be worked out when they are asked for.
public protocol KanbanWrittenCard: KanbanCard {
  /// The name that somebody has given the card and that it keeps when its text changes, if any.
  var blockID: String? { get }

  /// The bytes of the card. A card with equal bytes is equal in all that is written in it.
  var source: [UInt8] { get }

  /// What the card is called.
  var title: String { get }

  /// The character in the card's task box (`" "`, `"x"`, `"/"` ...), or `nil` without a box.
  var box: Character? { get }

  /// The text below the title.
  var body: String { get }

  /// Whether ``source`` is the same for another card.
  func hasSameSource(as other: Self) -> Bool

  /// Adds ``source`` to a hash value.
  func hashSource(into hasher: inout Hasher)
}

extension KanbanWrittenCard {
  /// Whether ``source`` is the same for another card.
  public func hasSameSource(as other: Self) -> Bool { source == other.source }

  /// Adds ``source`` to a hash value.
  public func hashSource(into hasher: inout Hasher) { hasher.combine(source) }

  /// Whether the task box is ticked, or `nil` without a box.
  var isTicked: Bool? { box.map { $0 == "x" || $0 == "X" } }
}
