extension Option {
  /// The options of every command, before its name or after.
  package static let global: [Option] = [
    .board, .json, .noCommit, .noVerify, .author, .noSignature, .color, .help, .version,
  ]

  package static let board = Option(
    "board",
    value: "DIR",
    .directory,
    help: "The board's folder, instead of the nearest one"
  )

  package static let json = Option(
    flag: "json",
    help: "Print one JSON object (commands about a board)"
  )

  package static let noCommit = Option(
    flag: "no-commit",
    help: "Change the files and leave the commit to you"
  )

  package static let noVerify = Option(
    flag: "no-verify",
    help: "Leave out the hooks pre-commit and commit-msg"
  )

  package static let noSignature = Option(
    flag: "no-gpg-sign",
    help: "Do not sign the commit"
  )

  package static let author = Option(
    "author",
    value: "NAME",
    help: "Whom the commit names as its author: Name <email>"
  )

  package static let color = Option(
    "color",
    value: "WHEN",
    .oneOf(ColorChoice.allCases.map(\.rawValue)),
    help: "Paint always, never, or (auto) on a terminal"
  )

  package static let help = Option(flag: "help", short: "h", help: "Explain the command")

  package static let version = Option(flag: "version", help: "Print the version")
}
