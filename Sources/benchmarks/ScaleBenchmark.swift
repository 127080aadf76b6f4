import AdvancedKanban
import AdvancedKanbanMarkdown
import Glibc
import TestSupport

/// Whether time and memory grow no faster than a file: 1, 10 and 100 MB of several shapes, each read
/// and changed in a process of its own, whose peak is its own.
struct ScaleBenchmark {
  /// This program.
  let program: String

  private static let sizes = [1, 10, 100]

  func run(_ shapes: [ScaleShape] = ScaleShape.allCases) throws {
    print("seconds and peak memory, as a multiple of the file, at 1, 10 and 100 MB (aim: 10)")
    for shape in shapes {
      for action in ScaleAction.allCases {
        let results = try Self.sizes.map { try measured(shape, action, megabytes: $0) }
        print("\(action.rawValue) \(shape.rawValue): " + results.joined(separator: ", "))
      }
    }
  }

  private func measured(
    _ shape: ScaleShape,
    _ action: ScaleAction,
    megabytes: Int
  ) throws -> String {
    let words = ["scale", shape.rawValue, action.rawValue, String(megabytes)]
    let environment = ["LC_ALL": "C.UTF-8"]
    let result = try TestSupport.run(
      "/usr/bin/timeout",
      ["600", program] + words,
      environment: environment
    )
    guard result.exitCode == 0 else { return "failed with \(result.exitCode)" }
    return result.lines.last ?? ""
  }

  /// Does what the words say if they are those of a measurement, and prints what it took.
  static func work(_ words: [String]) -> Bool {
    guard words.count == 4, words[0] == "scale", let shape = ScaleShape(rawValue: words[1]),
      let action = ScaleAction(rawValue: words[2]), let megabytes = Int(words[3])
    else { return false }
    let bytes = shape.bytes(count: megabytes * 1_000_000)
    let before = peakMemory
    var timing = Timing()
    let outcome = timing.result { action.perform(on: bytes) }
    let memory = max(peakMemory - before, 0) + bytes.count
    print(
      "\(hundredths(timing.median)) s \(hundredths(Double(memory) / Double(bytes.count))) \(outcome)"
    )
    return true
  }

  private static var peakMemory: Int {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}

/// What is done with a large file.
enum ScaleAction: String, CaseIterable {
  case reading
  case moving
  case removing

  /// Does it, unless the file exceeds a limit, which whoever reads files asks about first.
  func perform(on bytes: [UInt8]) -> String {
    if let limit = FileLimit(exceededBy: bytes) { return "refused for its \(limit)" }
    switch self {
    case .reading:
      let board = MarkdownKanbanBoard(files: ["column.md"]) { _ in bytes }
      return "\(board.columns.first?.cards.count ?? 0) cards"
    case .moving:
      let file = MarkdownCardFile(bytes)
      let moved = try? file.movingCard(at: 0, to: file.cardCount - 1)
      return moved == nil ? "refused" : "moved"
    case .removing:
      let file = MarkdownCardFile(bytes)
      let removed = try? file.removingCard(at: file.cardCount / 2)
      return removed == nil ? "refused" : "removed"
    }
  }
}
