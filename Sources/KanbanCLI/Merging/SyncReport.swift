internal import AdvancedKanbanGit

/// What a synchronization has come to, told to a person or to a script.
struct SyncReport {
  private let receipt: SyncReceipt

  init(_ receipt: SyncReceipt) { self.receipt = receipt }

  func tell(isJSON: Bool, in environment: Environment) -> ExitCode {
    let waiting = receipt.merges.last.flatMap { $0.conflicts.isEmpty ? nil : $0 }
    if isJSON {
      environment.output.line(json.serialized)
      return waiting == nil ? .done : .conflict
    }
    for merge in receipt.merges where merge.conflicts.isEmpty {
      MergeReport(merge, of: place).tellWhatGitSaid(in: environment)
    }
    if let waiting { return MergeReport(waiting, of: place).tell(isJSON: false, in: environment) }
    environment.errors.line(TerminalText.visible(sentence))
    return .done
  }

  /// The remote's branch.
  private var place: String { "\(receipt.remote)/\(receipt.branch)" }

  private var sentence: String {
    let parts =
      (receipt.received > 0 ? ["got \(counted(receipt.received, "commit"))"] : [])
      + (receipt.sent > 0 ? ["sent \(receipt.sent)"] : [])
    guard !parts.isEmpty else { return "Nothing to sync: the branch and '\(place)' are the same." }
    return "Synced with '\(place)': \(parts.joined(separator: ", "))"
  }

  private var json: JSONValue {
    .document(
      kind: "sync",
      [
        "remote": .text(receipt.remote), "branch": .text(receipt.branch),
        "received": .integer(receipt.received), "sent": .integer(receipt.sent),
        "merges": .array(receipt.merges.map { MergeReport($0, of: place).json }),
      ]
    )
  }
}
