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

  /// Whether a new file is a program.
  var isExecutable = false
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
    let lines = Array(text.utf8)
    return SetupStep(path: path) { content in
      guard let content, !content.isEmpty else { return lines }
      if content.range(ofLines: lines) != nil { return content }
      // A last line without an end stays one, so that all can be taken back.
      return content.last == 0x0A ? content + lines : content + [0x0A] + lines.dropLast()
    } undo: { content in
      isOurs ? content.flatMap { $0.without(lines) } : content
    }
  }

  /// Some text at the beginning of a file, which this program alone puts there.
  ///
  /// - Parameters:
  ///   - text: The lines, each with its line end.
  ///   - path: The file.
  /// - Returns: The step.
  static func prepend(_ text: String, to path: String) -> SetupStep {
    let lines = Array(text.utf8)
    return SetupStep(path: path) { content in
      let content = content ?? []
      return content.range(ofLines: lines) == nil ? lines + content : content
    } undo: { content in
      content.flatMap { $0.without(lines) }
    }
  }

  /// A program that is made where nothing has its name, and taken back as long as it is still that.
  ///
  /// - Parameters:
  ///   - text: The program.
  ///   - path: The file.
  ///   - isStaying: Whether it is not taken back.
  /// - Returns: The step.
  static func create(_ text: String, at path: String, isStaying: Bool = false) -> SetupStep {
    let program = Array(text.utf8)
    return SetupStep(path: path) { content in
      content ?? program
    } undo: { content in
      content == program && !isStaying ? nil : content
    }.executable
  }

  private var executable: SetupStep {
    var result = self
    result.isExecutable = true
    return result
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
  /// The text without some whole lines; `nil` where nothing else is left.
  fileprivate func without(_ lines: [UInt8]) -> [UInt8]? {
    guard let range = range(ofLines: lines) else { return self }
    let rest = self[..<range.lowerBound] + self[range.upperBound...]
    return rest.isEmpty ? nil : Array(rest)
  }

  /// Where some whole lines are in the text: with their line ends, or at its end without the last one
  /// and with the one before them instead.
  fileprivate func range(ofLines lines: [UInt8]) -> Range<Int>? {
    guard count + 1 >= lines.count else { return nil }
    let start = (0..<count).first { start in
      (start == 0 || self[start - 1] == 0x0A) && self[start...].starts(with: lines)
    }
    if let start { return start..<start + lines.count }
    let last = count - lines.count + 1
    let isAtEnd = self[last...].elementsEqual(lines.dropLast())
    guard isAtEnd, last == 0 || self[last - 1] == 0x0A else { return nil }
    return Swift.max(last - 1, 0)..<count
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

  /// Whether a new file is a program.
  let isExecutable: Bool
}
