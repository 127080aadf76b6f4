import Glibc
import Testing

@testable import KanbanCLI

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "is that of whole characters",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한글", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("ｱ", 1), ("Ａ", 2), ("😀", 2), ("👩‍🚀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤", 1), ("❤️", 2),
      ("1️⃣", 2), ("🇩🇪", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("…─▸¶", 4), ("\u{200B}", 0), ("a\u{AD}b", 3), ("ก็", 1),
    ]
  )
  func measures(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  /// The C library says -1 for what it does not know, and may follow another edition of Unicode.
  @Test("agrees with the C library on nearly every scalar")
  func agrees() throws {
    let widthOf = try #require(Self.libraryWidth)
    let locale = unsafe newlocale(1 << LC_CTYPE, "C.UTF-8", nil)
    let previous = unsafe uselocale(locale)
    defer { _ = unsafe uselocale(previous) }
    let differing = (0...0x10FFFF).compactMap(Unicode.Scalar.init(_:)).filter { scalar in
      let width = Int(widthOf(Int32(scalar.value)))
      return width >= 0 && width != scalar.displayWidth
    }
    #expect(differing.count < 10, "\(differing.map { String($0.value, radix: 16) })")
  }

  private static var libraryWidth: (@convention(c) (Int32) -> Int32)? {
    guard let symbol = unsafe dlsym(dlopen(nil, RTLD_NOW), "wcwidth") else { return nil }
    return unsafe unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Int32).self)
  }
}
