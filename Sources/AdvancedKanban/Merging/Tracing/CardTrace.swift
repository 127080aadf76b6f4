/// One card, by its positions on the boards of a merge.
struct CardTrace {
  /// Where the card is on each board.
  var positions: Versions<BoardPosition>

  /// Where on the base there is the text that both sides started from.
  ///
  /// It is not there where the sides gave two cards the same block ID.
  var text: BoardPosition?

  /// What the sides did to make two cards one.
  var union = Union.none

  /// Why two cards are taken for one of which each side has one.
  enum Union {
    /// There were no two.
    case none

    /// They say the same in the same place, or there is no base that tells cards apart.
    case likeness

    /// They have the same block ID.
    case blockID

    /// They were there twice on the base, and each side has kept another one.
    case ofTwo
  }
}
