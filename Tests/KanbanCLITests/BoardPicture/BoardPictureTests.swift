import Testing

@testable import KanbanCLI

@Suite("The picture of a board")
struct BoardPictureTests {
  @Test("ordinary, in a pipe")
  func ordinaryInPipe() {
    expect(
      .ordinary,
      width: nil,
      """
      Backlog  3
        1. [ ] Write the parser ¶ 2/5 ^k7x2m9
        2. Choose a licence
        3. [/] Ask @mira about the colours of tags due:2026-12-24

      Next  0/0
        (empty)

      In progress  4/3 over limit
        1. [ ] Draw the board on any terminal ^q1w2e3
        2. [ ] Fix #login ¶ ^login
        3. Ship
        4. Rest

      Done  12 (collapsed)

      """
    )
  }

  @Test("ordinary, on a narrow terminal")
  func ordinaryAt40() {
    expect(
      .ordinary,
      width: 40,
      """
      Sample board

      Backlog  3
        1. [ ] Write the parser ¶ 2/5 ^k7x2m9
        2. Choose a licence
        3. [/] Ask @mira about the colours of
               tags due:2026-12-24

      Next  0/0
        (empty)

      In progress  4/3 over limit
        1. [ ] Draw the board on any terminal
               ^q1w2e3
        2. [ ] Fix #login ¶ ^login
        3. Ship
        4. Rest

      Done  12 (collapsed)

      """
    )
  }

  @Test("ordinary, on 80 columns")
  func ordinaryAt80() {
    expect(
      .ordinary,
      width: 80,
      """
      Sample board

      Backlog               3  Next           0/0  In progress              ▸ Done  12
                                                   4/3 over limit
      ───────────────────────  ──────────────────  ───────────────────────  ──────────
      1 [ ] Write the parser   (empty)             1 [ ] Draw the board on
            ¶ 2/5 ^k7x2m9                                any terminal
      2 Choose a licence                                 ^q1w2e3
      3 [/] Ask @mira about                        2 [ ] Fix #login ¶
            the colours of                               ^login
            tags                                   3 Ship
            due:2026-12-24                         4 Rest

      """
    )
  }

  @Test("ordinary, on 120 columns")
  func ordinaryAt120() {
    expect(
      .ordinary,
      width: 120,
      """
      Sample board

      Backlog                                   3  Next           0/0  In progress                  4/3 over limit  ▸ Done  12
      ───────────────────────────────────────────  ──────────────────  ───────────────────────────────────────────  ──────────
      1 [ ] Write the parser ¶ 2/5 ^k7x2m9         (empty)             1 [ ] Draw the board on any terminal
      2 Choose a licence                                                     ^q1w2e3
      3 [/] Ask @mira about the colours of tags                        2 [ ] Fix #login ¶ ^login
            due:2026-12-24                                             3 Ship
                                                                       4 Rest

      """
    )
  }

  @Test("ordinary, on 200 columns")
  func ordinaryAt200() {
    expect(
      .ordinary,
      width: 200,
      """
      Sample board

      Backlog                                                3  Next           0/0  In progress                   4/3 over limit  ▸ Done  12
      ────────────────────────────────────────────────────────  ──────────────────  ────────────────────────────────────────────  ──────────
      1 [ ] Write the parser ¶ 2/5 ^k7x2m9                      (empty)             1 [ ] Draw the board on any terminal ^q1w2e3
      2 Choose a licence                                                            2 [ ] Fix #login ¶ ^login
      3 [/] Ask @mira about the colours of tags due:2026-12-24                      3 Ship
                                                                                    4 Rest

      """
    )
  }

  @Test("many, on 80 columns")
  func manyAt80() {
    expect(
      .many,
      width: 80,
      """
      Ten

      Column 1           2  Column 2           2  Column 3            2  ▸ Column 4  2
      ────────────────────  ────────────────────  ─────────────────────  ─────────────
      1 First card of 1     1 First card of 2     1 First card of 3
      2 [x] A second one    2 [x] A second one    2 [x] A second one
            with a longer         with a longer         with a longer
            title ^c1             title ^c2             title ^c3

      Column 5           2  Column 6           2  Column 7            2  ▸ Column 8  2
      ────────────────────  ────────────────────  ─────────────────────  ─────────────
      1 First card of 5     1 First card of 6     1 First card of 7
      2 [x] A second one    2 [x] A second one    2 [x] A second one
            with a longer         with a longer         with a longer
            title ^c5             title ^c6             title ^c7

      Column 9                              2  Column 10                             2
      ───────────────────────────────────────  ───────────────────────────────────────
      1 First card of 9                        1 First card of 10
      2 [x] A second one with a longer title   2 [x] A second one with a longer title
            ^c9                                      ^c10

      """
    )
  }

  @Test(
    "never has blanks at the end of a line, and never a line too long",
    arguments: [36, 40, 50, 64, 80, 133, 250]
  )
  func fits(_ width: Int) {
    for picture in [BoardPicture.ordinary, .difficult, .many] {
      let lines = picture.drawn(width: width, style: .plain).split(separator: "\n")
      #expect(lines.allSatisfy { $0.last != " " && String($0).displayWidth <= width })
    }
  }

  @Test("has the same text with colour")
  func colorIsPaint() {
    let painted = BoardPicture.ordinary.drawn(width: 80, style: Style(isColored: true))
    #expect(painted.contains("\u{1B}[31;1m4/3 over limit\u{1B}[0m"))
    #expect(painted.contains("\u{1B}[2m^k7x2m9\u{1B}[0m"))
    let plain = painted.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == BoardPicture.ordinary.drawn(width: 80, style: .plain))
  }
}
