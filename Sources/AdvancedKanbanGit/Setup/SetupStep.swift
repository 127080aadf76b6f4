/// One thing that makes git know about a board: what it does to a file, and how that is taken back.
///
/// Steps are functions of the file's bytes, so that what they would do can be shown first, and what
/// is there already is left alone.
struct SetupStep {
  /// The file.
  let path: String

  /// The content of the file with the step done; `nil` stands for no file.
  let make: ([UInt8]?) -> [UInt8]?

  /// The content of the file without what the step has done.
  let undo: ([UInt8]?) -> [UInt8]?
}

extension SetupStep {
  /// Some text at the end of a file.
  ///
  /// - Parameters:
  ///   - text: The lines, each with its line end.
  ///   - path: The file.
  ///   - isOurs: Whether it is known that this program has put the text there.
  /// - Returns: The step.
  static func append(_ text: String, to path: String, isOurs: Bool) -> SetupStep {
    let text = Array(text.utf8)
    return SetupStep(path: path) { content in
      let content = content ?? []
      if content.startOfLines(text) != nil { return content }
      let isComplete = content.last.map { $0 == 0x0A } ?? true
      return content + (isComplete ? [] : [0x0A]) + text
    } undo: { content in
      guard isOurs, let content, let start = content.startOfLines(text) else { return content }
      let rest = content[..<start] + content[(start + text.count)...]
      return rest.isEmpty ? nil : Array(rest)
    }
  }

  /// A file that is all this program's own.
  static func write(_ text: String, to path: String) -> SetupStep {
    SetupStep(path: path) { _ in
      Array(text.utf8)
    } undo: { _ in
      nil
    }
  }
}

extension [UInt8] {
  /// Where some whole lines begin, if they are in the text.
  fileprivate func startOfLines(_ lines: [UInt8]) -> Int? {
    guard count >= lines.count else { return nil }
    return (0...count - lines.count).first { start in
      (start == 0 || self[start - 1] == 0x0A) && self[start..<start + lines.count] == lines[...]
    }
  }
}

/// What a step, or taking it back, does to a file.
package struct SetupChange: Sendable {
  /// The file.
  package let path: String

  /// What it holds before; `nil` where it is not there.
  package let old: [UInt8]?

  /// What it is to hold; `nil` where it is to go.
  package let new: [UInt8]?
}
