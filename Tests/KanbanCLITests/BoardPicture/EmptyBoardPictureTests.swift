import Testing

@testable import KanbanCLI

@Suite("The picture of a board with little on it")
struct EmptyBoardPictureTests {
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
}
