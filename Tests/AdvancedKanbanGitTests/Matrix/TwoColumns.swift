extension TestBoard {
  /// A board of two columns with text around their cards, in a folder, and two files beside it.
  static func twoColumns(in folder: String = "board") -> [String: String] {
    let start = folder.isEmpty ? "" : folder + "/"
    return [
      "\(start)board.md": "---\ntitle: Board\n---\n\n- [To do](todo.md)\n- [Doing](doing.md)\n",
      "\(start)todo.md": column("To do", ["todo first", "marked ^marked", "plain\n  with a body"]),
      "\(start)doing.md": column("Doing", ["doing first", "six ^six"]),
      "todo.txt": "one text\n",
      "doing.txt": "another text\n",
    ]
  }

  private static func column(_ title: String, _ cards: [String]) -> String {
    let list = (cards + ["last"]).map { "- [ ] \($0)\n" }.joined()
    return "---\ntitle: \(title)\n---\n\nBefore the list.\n\n\(list)\nBehind the list.\n"
  }
}
