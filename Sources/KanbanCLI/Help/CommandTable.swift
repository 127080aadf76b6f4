/// The list of commands as a Markdown table, for the README.
package enum CommandTable {
  package static func markdown(of commands: [Command]) -> String {
    let rows = commands.filter { !$0.isHidden }.map { command in
      "| `\(escaped(command.synopsis))` | \(escaped(command.summary)) |\n"
    }
    return "| command | does |\n| --- | --- |\n" + rows.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
