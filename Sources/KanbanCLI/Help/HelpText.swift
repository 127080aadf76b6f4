/// What `help` says, for a terminal of some width.
struct HelpText {
  private let style: Style
  private let width: Int

  init(style: Style, width: Int) {
    self.style = style
    self.width = min(max(width, 40), 100)
  }

  /// The commands with their summaries.
  func overview(of commands: [Command]) -> String {
    let rows = commands.filter { !$0.isHidden }.map { ($0.name, $0.summary) }
    return section("Usage", ["  \(Program.name) [OPTIONS] COMMAND"])
      + section("Commands", table(rows))
      + globalOptions()
      + "\n'\(Program.name) help COMMAND' explains a command.\n"
  }

  /// Everything there is to say about one command.
  func explanation(of command: Command) -> String {
    let usage = TerminalText.wrapped("\(Program.name) \(command.synopsis)", width: width - 6)
    let lines = usage.enumerated().map { ($0 == 0 ? "  " : "      ") + $1 }
    let explained = rows(explaining: command)
    return command.summary + ".\n\n"
      + section("Usage", lines)
      + paragraphs(of: command.discussion)
      + (explained.isEmpty ? "" : section("Where", table(explained)))
      + command.glossaries.map { section($0.title, table($0.entries)) }.joined()
      + (command.options.isEmpty ? "" : section("Options", table(rows(of: command.options))))
      + globalOptions(besides: command.options)
  }

  private func globalOptions(besides own: [Option] = []) -> String {
    let others = Option.global.filter { option in !own.contains { $0.name == option.name } }
    return section("Options of every command", table(rows(of: others))).trimmingFinalBlankLine
  }

  private func rows(of options: [Option]) -> [(String, String)] {
    options.map { ($0.fullSynopsis, $0.help) }
  }

  /// The operands whose names do not say it all.
  private func rows(explaining command: Command) -> [(String, String)] {
    command.operands.compactMap { operand in operand.kind.explanation.map { (operand.name, $0) } }
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    style.paint(title + ":", .bold) + "\n" + lines.map { $0 + "\n" }.joined() + "\n"
  }

  /// Two columns, the second one wrapped.
  private func table(_ rows: [(String, String)]) -> [String] {
    let left = (rows.map(\.0.displayWidth).max() ?? 0) + 4
    return rows.flatMap { name, text in
      TerminalText.wrapped(text, width: max(20, width - left)).enumerated().map { index, line in
        (index == 0 ? "  " + name : "").padded(to: left) + line
      }
    }
  }

  /// Wraps paragraphs and leaves indented lines as they are.
  private func paragraphs(of discussion: String) -> String {
    let lines = discussion.split(separator: "\n", omittingEmptySubsequences: false)
    let blocks = lines.split(separator: "")
    return blocks.map { block in
      let isExample = block.first?.hasPrefix(" ") ?? false
      let text = block.joined(separator: isExample ? "\n" : " ")
      let shown = isExample ? [text] : TerminalText.wrapped(text, width: width)
      return shown.joined(separator: "\n") + "\n\n"
    }.joined()
  }
}

extension String {
  fileprivate var trimmingFinalBlankLine: String { hasSuffix("\n\n") ? String(dropLast()) : self }
}
