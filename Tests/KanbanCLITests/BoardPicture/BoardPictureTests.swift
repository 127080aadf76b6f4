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

  @Test("difficult, in a pipe")
  func difficultInPipe() {
    expect(
      .difficult,
      width: nil,
      #"""
      進行中の作業  3/3
         9. 漢字の長い題名を折り返して表示する ^kanji
        10. [x] 👩‍🚀 and 🇩🇪 and ❤️ fly ^emoji-1
        11. Café ärger \e[31mred\u{202E}evil

      A column with a title that is much too long for it  1/1
        1. Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen polieren ^a-block-id-longer-than-the-column

      Filtered  7
        (none shown)

      A collapsed column over its limit  4/2 over limit (collapsed)

      """#
    )
  }

  @Test("difficult, on a narrow terminal")
  func difficultAt40() {
    expect(
      .difficult,
      width: 40,
      #"""
      進行中の作業  3/3
         9. 漢字の長い題名を折り返して表示する
            ^kanji
        10. [x] 👩‍🚀 and 🇩🇪 and ❤️ fly ^emoji-1
        11. Café ärger \e[31mred\u{202E}evil

      A column with a title that is much too
      long for it  1/1
        1. Donaudampfschifffahrtsgesellschafts
           kapitänsmützenabzeichen polieren
           ^a-block-id-longer-than-the-column

      Filtered  7
        (none shown)

      A collapsed column over its limit
      4/2 over limit (collapsed)

      """#
    )
  }

  @Test("difficult, on 80 columns")
  func difficultAt80() {
    expect(
      .difficult,
      width: 80,
      #"""
      進行中の作業    3/3  A column with a      Filtered         7  ▸ A collapsed
                           title that is much                         column over its
                           too long for it                            limit
                           1/1                                        4/2 over limit
      ───────────────────  ───────────────────  ──────────────────  ──────────────────
       9 漢字の長い題名を  1 Donaudampfschifff  (none shown)
         折り返して表示す    ahrtsgesellschaft
         る ^kanji           skapitänsmützenab
      10 [x] 👩‍🚀 and 🇩🇪       zeichen polieren
             and ❤️ fly      ^a-block-id-longe
             ^emoji-1        r-than-the-column
      11 Café ärger \e[31
         mred\u{202E}evil

      """#
    )
  }

  @Test("difficult, on 120 columns")
  func difficultAt120() {
    expect(
      .difficult,
      width: 120,
      #"""
      進行中の作業                        3/3  A column with a title that is much too   Filtered         7  ▸ A collapsed
                                               long for it                                                    column over its
                                               1/1                                                            limit
                                                                                                              4/2 over limit
      ───────────────────────────────────────  ───────────────────────────────────────  ──────────────────  ──────────────────
       9 漢字の長い題名を折り返して表示する    1 Donaudampfschifffahrtsgesellschaftska  (none shown)
         ^kanji                                  pitänsmützenabzeichen polieren
      10 [x] 👩‍🚀 and 🇩🇪 and ❤️ fly ^emoji-1       ^a-block-id-longer-than-the-column
      11 Café ärger \e[31mred\u{202E}evil

      """#
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

  @Test("empty, in a pipe")
  func emptyInPipe() {
    expect(
      .empty,
      width: nil,
      """
      (no columns)

      """
    )
  }

  @Test("empty, on a narrow terminal")
  func emptyAt40() {
    expect(
      .empty,
      width: 40,
      """
      Empty board

      (no columns)

      """
    )
  }

  @Test("of cards without titles")
  func untitled() {
    let drawing = """
      A  3
        1. [ ] (untitled) ^id
        2. (untitled) > a quote
        3. (untitled) ```

      """
    expect(.untitled, width: nil, drawing)
    expect(.untitled, width: 30, drawing)
    let painted = BoardPicture.untitled.drawn(width: nil, style: Style(isColored: true))
    #expect(painted.contains("\u{1B}[2m(untitled)\u{1B}[0m > a quote\n"))
  }

  @Test("empty, on 80 columns")
  func emptyAt80() {
    expect(
      .empty,
      width: 80,
      """
      Empty board

      (no columns)

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

  private func expect(
    _ picture: BoardPicture,
    width: Int?,
    _ drawing: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(picture.drawn(width: width, style: .plain) == drawing, sourceLocation: location)
  }
}
