internal import AdvancedKanbanGit

/// Events as one JSON object that is never in memory as a whole.
struct JSONEventPrinter: EventPrinter {
  private let output: Sink
  private var isFirst = true

  init(_ output: Sink) {
    self.output = output
    output.write("{\"events\":[")
  }

  mutating func print(_ commit: CommitEvents) {
    let common = commit.commit.json
    for event in commit.events {
      var fields = event.fields
      fields.merge(common) { $1 }
      output.write((isFirst ? "" : ",") + JSONValue.object(fields).serialized)
      isFirst = false
    }
  }

  /// Where something went wrong this is the object of a failure, with the events so far.
  mutating func end(_ failure: Failure?) {
    let kind = JSONValue.text(failure == nil ? "log" : "error").serialized
    let error = failure.map { ",\"error\":" + $0.jsonFields.serialized } ?? ""
    output.line("]\(error),\"kind\":\(kind),\"schemaVersion\":1}")
  }
}
