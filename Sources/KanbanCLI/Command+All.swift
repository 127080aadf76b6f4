extension Command {
  /// Every command there is, in the order of `help`.
  package static let all: [Command] = [
    .help,
    .completions,
    .complete,
  ]
}
