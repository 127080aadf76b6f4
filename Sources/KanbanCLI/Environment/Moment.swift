/// A point in time and the offset of the clock that told it.
package struct Moment: Equatable, Sendable {
  package var secondsSince1970: Int

  /// Minutes east of UTC.
  package var offsetInMinutes: Int

  package init(secondsSince1970: Int, offsetInMinutes: Int) {
    self.secondsSince1970 = secondsSince1970
    self.offsetInMinutes = offsetInMinutes
  }
}
