/// Columns as large boards have them: titles with tags, bodies, sub-tasks, code.
enum SampleText {
  static func column(_ name: String, cards: Int, firstID: Int = 0) -> [UInt8] {
    let head = "---\ntitle: \(name)\nwipLimit: 100000\n---\n\n"
    return Array((head + (0..<cards).map { card($0 + firstID) }.joined()).utf8)
  }

  static func card(_ number: Int) -> String {
    let id = "c" + String(number, radix: 36)
    let title = "- [ ] Rework the *importer* for case \(number) #core @ann ^\(id)\n"
    return title + bodies[number % bodies.count]
  }

  private static let bodies = [
    "  See [the notes](notes.md) for what was decided.\n",
    "  - [ ] a first step\n  - [x] a second step with `code`\n",
    "",
    "  ```sh\n  - not a card\n  make test\n  ```\n",
    "  A paragraph that says in two lines\n  what the title does not.\n",
  ]
}
