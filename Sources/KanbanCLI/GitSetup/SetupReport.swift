internal import AdvancedKanbanGit

/// What `git-setup` has changed or would change.
struct SetupReport {
  let changes: [SetupChange]
  let taken: [AdvancedKanbanGit.GitSetup.TakenSetting]
  let notes: [SetupNote]
  let isUndoing: Bool

  /// Whether nothing has been changed yet.
  let isTrial: Bool

  let workingDirectory: String

  func write(isJSON: Bool, to environment: Environment) {
    if isJSON { return environment.output.line(json.serialized) }
    for change in changes { write(change, to: environment) }
    environment.output.flush()
    environment.errors.line(summary)
    for note in taken.map(note) + notes.map(note) {
      let label = environment.errorStyle.paint("note:", .cyan, .bold)
      environment.errors.line("\(label) \(TerminalText.visible(note))")
    }
  }

  private func write(_ change: SetupChange, to environment: Environment) {
    let style = environment.outputStyle
    let path = TerminalText.visible(shown(change))
    environment.output.line(style.paint("\(verb(change)) \(path)", .bold))
    for (text, isAdded) in change.lines.lines {
      let shown = TerminalText.visible(text.replacingTabs)
      let line = "  \(isAdded ? "+" : "-") \(shown)"
      environment.output.line(style.paint(line, isAdded ? .green : .red))
    }
  }

  /// The path as it can be opened here.
  private func shown(_ change: SetupChange) -> String {
    relativePath(to: change.path, from: workingDirectory)
  }

  private func verb(_ change: SetupChange) -> String {
    if change.old == nil { return isTrial ? "Would create" : "Created" }
    if change.new == nil { return isTrial ? "Would remove" : "Removed" }
    return isTrial ? "Would change" : "Changed"
  }

  private var summary: String {
    if changes.isEmpty {
      return isUndoing ? "Nothing to take back." : "Nothing to do: git knows this board already."
    }
    if isTrial { return "Nothing has been changed." }
    let attributes = changes.first { $0.path.hasSuffix(".gitattributes") }
    guard let attributes, !isUndoing else { return isUndoing ? "Taken back." : "Done." }
    let path = TerminalText.visible(shown(attributes))
    return "Done. Commit '\(path)', so that other clones need only '\(Program.name) git-setup'."
  }

  private func note(on setting: AdvancedKanbanGit.GitSetup.TakenSetting) -> String {
    let isProgram = setting.key.hasPrefix("pager.") && !["true", "false"].contains(setting.value)
    let advice =
      isProgram
      ? "; '\(Program.name) explain | ' before it would say which cards have moved" : ""
    return "'\(setting.key)' stays '\(setting.value)', as you have set it\(advice)"
  }

  private func note(on note: SetupNote) -> String {
    switch note {
    case .strategyOutOfReach(let folder):
      let place = folder ?? "a folder of your PATH"
      return "git merges boards line by line until '\(StrategyProgram.fileName)' is in \(place): "
        + "make it a link to this program, and come back"
    case .strategyNeeded:
      return
        "where '\(StrategyProgram.fileName)' is not on the PATH, as in some editors, git merges nothing: "
        + "'--strategy=ort' makes it merge line by line there"
    case .sharedSetup(let boards):
      let names = boards.map { "'\($0.isEmpty ? "." : $0)'" }.joined(separator: ", ")
      return "the settings and the hook stay, as \(names) in this repository needs them: "
        + "'git-setup --undo' there takes them back, too"
    case .hookTaken(let path):
      return "'\(relativePath(to: path, from: workingDirectory))' is yours: "
        + "with '\(Program.name) check-merge' in it, a merge that has lost or doubled a card is stopped"
    }
  }

  private var json: JSONValue {
    .document(
      kind: "git-setup",
      [
        "changes": .array(changes.map(json)),
        "isDryRun": .bool(isTrial),
        "notes": .array(notes.map { .text(note(on: $0)) }),
        "kept": .array(taken.map { ["key": .text($0.key), "value": .text($0.value)] }),
      ]
    )
  }

  private func json(of change: SetupChange) -> JSONValue {
    let lines = change.lines.lines
    return [
      "path": .text(shown(change)),
      "added": .array(lines.filter(\.isAdded).map { .text($0.text) }),
      "removed": .array(lines.filter { !$0.isAdded }.map { .text($0.text) }),
    ]
  }
}

extension String {
  fileprivate var replacingTabs: String {
    split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "    ")
  }
}

extension SetupChange {
  /// The lines that it puts in and takes out.
  fileprivate var lines: LineChange {
    LineChange(from: Self.text(old), to: Self.text(new))
  }

  private static func text(_ bytes: [UInt8]?) -> String {
    let text = String(decoding: bytes ?? [], as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
