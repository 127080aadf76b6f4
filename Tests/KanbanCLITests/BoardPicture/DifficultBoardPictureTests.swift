import Testing

@testable import KanbanCLI

@Suite("The picture of a board that is hard to draw")
struct DifficultBoardPictureTests {
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
}
