internal import AdvancedKanban
internal import AdvancedKanbanGit

extension BoardReport {
  /// What a script reads: the events of the columns, the cards and the board, and what else differs.
  func json(of sides: DiffSides) -> JSONValue {
    .document(
      kind: "diff",
      [
        "from": sides.old.json,
        "to": sides.new.json,
        "events": .array(difference.events.map(\.json)),
        "settings": .array(settings.map(\.json)),
        "overLimit": .array(crowdedColumns.map(\.json)),
        "files": .array(remarks.map(\.json)),
        "warnings": .array(warnings.map { .text($0) }),
      ]
    )
  }
}

extension SettingChange {
  fileprivate var json: JSONValue {
    ["event": .text(event), "key": .text(key), "from": .string(old), "to": .string(new)]
  }
}

extension CrowdedColumn {
  fileprivate var json: JSONValue {
    ["column": .text(id), "count": .integer(count), "limit": .integer(limit)]
  }
}

extension FileRemark {
  fileprivate var json: JSONValue { ["path": .text(path), "change": .text(name)] }
}
