extension Command {
  static let completions = Command(
    "completions",
    summary: "Print the completion script of a shell",
    discussion: """
      The script completes commands, options, cards and columns. Put one of these lines into the start-up file
      of your shell:

        source <(\(Program.name) completions bash)
        source <(\(Program.name) completions zsh)
        \(Program.name) completions fish | source

      In zsh the line goes after the call of compinit.
      """,
    operands: [Operand("SHELL", .oneOf(CompletionScript.allCases.map(\.rawValue)))],
    run: { arguments, environment in
      let script = arguments.operands.first.flatMap(CompletionScript.init(rawValue:))
      environment.output.write(script?.text ?? "")
      return .done
    }
  )
}
