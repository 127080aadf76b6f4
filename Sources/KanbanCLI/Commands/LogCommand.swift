extension Command {
  static let log = Command(
    "log",
    summary: "Tell what happened to the board, or to one card",
    discussion: """
      What happened is read from the commits, so that edits by hand count as much as commands; the newest comes
      first. A card is followed through edits, new titles and IDs, moves by hand and renamed column files, on all
      branches that were merged; the board is followed to where its folder was before it was renamed. An event belongs to the commit that made it; a merge has those alone that no
      parent had. A card that is gone is named by its block ID or its title.

        \(Program.name) log parser
        \(Program.name) log --since "2 weeks ago" --author mira
        \(Program.name) log --column doing --limit 20

      --author takes a part of a name or an address, in upper or lower case. Dates are those of the authors; a day
      alone is a whole one. What is not committed is not told.
      """,
    operands: [Operand("CARD", .card, .optional)],
    options: [.since, .until, .writer, .touchedColumn, .limit],
    run: { arguments, environment in try LogRequest(arguments, environment).carryOut() }
  )
}

extension Option {
  static let since = Option("since", value: "DATE", help: "Begin with this day or moment")

  static let until = Option("until", value: "DATE", help: "End with this day or moment")

  static let writer = Option("author", value: "WHO", help: "Tell of commits by this person alone")

  static let touchedColumn = Option(
    "column",
    value: "COLUMN",
    .column,
    help: "Tell of this column and of cards that came or went there"
  )

  static let limit = Option(
    "limit",
    short: "n",
    value: "N",
    isBareNumber: true,
    help: "Tell of the newest N events alone; -N for short"
  )
}
