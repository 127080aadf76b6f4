import AdvancedKanbanMarkdown
import SourceText
import Testing

/// A board in whose files a `◆` stands wherever a check is to find something.
struct MarkedBoard {
  private var files: [String: [UInt8]] = [:]

  /// The places of the marks, in the order of paths and lines, as `path:line:column`.
  private(set) var places: [String] = []

  private static let mark = Array("◆".utf8)

  init(_ files: [String: [UInt8]]) {
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) { add(name, bytes) }
  }

  private mutating func add(_ name: String, _ marked: [UInt8]) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    var rest = marked[...]
    while let byte = rest.first {
      let isMark = rest.starts(with: Self.mark)
      if isMark { offsets.append(bytes.count) } else { bytes.append(byte) }
      rest = rest.dropFirst(isMark ? Self.mark.count : 1)
    }
    files[name] = bytes
    let text = SourceText(bytes)
    places += offsets.map(text.location).map { "\(name):\($0.line):\($0.column)" }
  }

  var checked: CheckedBoard {
    CheckedBoard(files: files.keys.sorted()) { .bytes(files[$0] ?? []) }
  }

  /// What a check finds, in the order of paths and lines.
  func findings(of code: String) -> [Finding] {
    let checks = Check.all.filter { $0.code == code }.map { ($0, $0.severity) }
    return checked.findings(of: checks).sorted {
      ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
    }
  }
}

/// Expects that a check finds something at each mark and nowhere else, in these words.
func expect(
  _ code: String,
  finds messages: [String],
  in files: [String: [UInt8]],
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let board = MarkedBoard(files)
  let findings = board.findings(of: code)
  #expect(Check.all.contains { $0.code == code }, sourceLocation: location)
  #expect(findings.allSatisfy { $0.code == code }, sourceLocation: location)
  #expect(
    findings.map { "\($0.path):\($0.line):\($0.column)" } == board.places,
    sourceLocation: location
  )
  #expect(findings.map(\.message) == messages, sourceLocation: location)
}

func expect(
  _ code: String,
  finds messages: String...,
  in files: [String: String],
  at location: Testing.SourceLocation = #_sourceLocation
) {
  expect(code, finds: messages, in: files.mapValues { Array($0.utf8) }, at: location)
}

/// Expects that a check finds nothing.
func expect(
  _ code: String,
  findsNothingIn files: [String: String],
  at location: Testing.SourceLocation = #_sourceLocation
) {
  expect(code, finds: [], in: files.mapValues { Array($0.utf8) }, at: location)
}
