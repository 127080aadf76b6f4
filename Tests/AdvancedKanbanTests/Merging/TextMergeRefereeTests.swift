import AdvancedKanban
import Foundation
import TestSupport
import Testing

/// Merges of random small texts, with `git merge-file` as the judge.
///
/// What is a conflict and what becomes of all else is exactly the same. Only how conflicts are divided
/// is not compared: git writes two that are at most three lines apart as one, and makes several of
/// one that has more lines than that in common.
@Suite struct TextMergeRefereeTests {
  @Test("git merges the same", arguments: [2, 4, 8, 20])
  func gitMergesTheSame(letters: Int) throws {
    let git = try GitMergeFile()
    for seed in 0..<UInt64(120) {
      let texts = RandomTexts(seed: seed, letters: letters)
      let merge = TextMerge(base: texts.base, ours: texts.ours, theirs: texts.theirs)
      let mirror = TextMerge(base: texts.base, ours: texts.theirs, theirs: texts.ours)
      let verdict = try git.merge(texts)
      try check(merge.isConflict, verdict.isConflict, "seed \(seed): \(texts)")
      for side in MergeSide.allCases {
        try check(merge.lines(of: side), verdict.lines(of: side), "seed \(seed): \(texts)")
      }
      try check(mirror, merge.mirrored, "seed \(seed): \(texts)")
    }
  }
}

/// Three texts of a few different lines.
struct RandomTexts: CustomStringConvertible {
  let base: [UInt8]
  let ours: [UInt8]
  let theirs: [UInt8]

  init(seed: UInt64, letters: Int) {
    var random = SeededGenerator(seed: seed)
    let length = Int.random(in: 0...9, using: &random)
    let lines = (0..<length).map { _ in Int.random(in: 0..<letters, using: &random) }
    func text(_ lines: [Int]) -> [UInt8] {
      Array(lines.map { "\($0)\n" }.joined().utf8)
    }
    func edited() -> [UInt8] {
      var lines = lines
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0...lines.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: lines.insert(Int.random(in: 0..<letters + 2, using: &random), at: place)
        case 1 where place < lines.count: lines.remove(at: place)
        case 2 where place < lines.count:
          lines[place] = Int.random(in: 0..<letters + 2, using: &random)
        default: break
        }
      }
      return text(lines)
    }
    base = text(lines)
    ours = edited()
    theirs = edited()
  }

  var description: String {
    [base, ours, theirs].map {
      String(decoding: $0, as: UTF8.self).replacing("\n", with: " ")
    }.joined(separator: "| ")
  }
}

/// `git merge-file` in a folder of its own.
struct GitMergeFile {
  private let folder = Result { try TemporaryDirectory() }

  init() throws { _ = try folder.get() }

  /// The merged text, with conflict markers where there are conflicts.
  func merge(_ texts: RandomTexts) throws -> MarkedText {
    let path = try folder.get().path
    for (name, bytes) in [("base", texts.base), ("ours", texts.ours), ("theirs", texts.theirs)] {
      try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
    }
    let result = try run(
      "git",
      ["merge-file", "-p", "ours", "base", "theirs"],
      environment: ["PATH": "/usr/bin:/bin"],
      directory: path
    )
    return MarkedText(text: String(decoding: result.output, as: UTF8.self))
  }
}

/// A text with conflict markers.
struct MarkedText {
  let text: String

  var isConflict: Bool { text.contains("<<<<<<< ours\n") }

  /// The lines of the text with those of one side in each conflict.
  func lines(of side: MergeSide) -> [String] {
    var hidden: MergeSide?
    return text.split(separator: "\n").map(String.init).filter { line in
      switch line {
      case "<<<<<<< ours": hidden = .theirs
      case "=======": hidden = .ours
      case ">>>>>>> theirs": hidden = nil
      default: return hidden.map { $0 == side.other } ?? true
      }
      return false
    }
  }
}

extension TextMerge {
  /// The lines of the merge with those of one side in each conflict.
  fileprivate func lines(of side: MergeSide) -> [String] {
    let bytes = regions.flatMap { region in
      switch region {
      case .taken(let bytes): bytes
      case .conflict(_, let ours, let theirs): side == .ours ? ours : theirs
      }
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
