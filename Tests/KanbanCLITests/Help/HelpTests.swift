import Testing

@testable import KanbanCLI

@Suite("Help")
struct HelpTests {
  @Test("explains a command with its options")
  func explains() {
    let command = Command(
      "move",
      summary: "Move cards to a column",
      discussion: """
        Several cards keep
        their order.

          kanban-md move a b done
        """,
      operands: [Operand("CARD", .card, .oneOrMore), Operand("COLUMN", .column)],
      options: [SampleCommands.top, SampleCommands.message, SampleCommands.sort],
      run: { _, _ in .done }
    )
    let text = HelpText(style: .plain, width: 46).explanation(of: command)
    #expect(
      text.part(before: "Options of every command:") == """
        Move cards to a column.

        Usage:
          kanban-md move CARD... COLUMN [--top]
              [-m TEXT] [--sort title|age]

        Several cards keep their order.

          kanban-md move a b done

        Where:
          CARD    A block ID or its beginning,
                  column:N, or text that is in one
                  title only
          COLUMN  An ID or a title, or the beginning
                  of one

        Options:
          --top               Put it first
          -m, --message TEXT  The subject
          --sort title|age    The order


        """
    )
  }

  @Test("is a Markdown table for the README")
  func table() {
    let commands = [SampleCommands.all[3], SampleCommands.all[8], SampleCommands.all[9]]
    #expect(
      CommandTable.markdown(of: commands) == #"""
        | command | does |
        | --- | --- |
        | `commit [-m TEXT]` | Commit edits |
        | `paint red\|green` | Paint |

        """#
    )
  }
}

extension String {
  fileprivate func part(before marker: String) -> String {
    firstRange(of: marker).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
