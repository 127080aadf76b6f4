import AdvancedKanban
import Foundation
import TestSupport
import Testing

/// Merges of random small texts, with `git merge-file` as the judge.
@Suite struct LineMergeRefereeTests {
  @Test(arguments: [2, 4, 8, 20])
  func `git merges the same`(letters: Int) throws {
    let referee = try GitMergeFile()
    var counts: [String: Int] = [:]
    for seed in 0..<UInt64(600) {
      let texts = RandomTexts(seed: seed, letters: letters)
      let merge = LineMerge(base: texts.base, ours: texts.ours, theirs: texts.theirs)
      let (text, isConflict) = try referee.merge(texts)
      let k =
        "\(isConflict ? "gitconf" : "gitclean") \(merge.isConflict ? "conf" : "clean") \(merge.withMarkers == text)"
      counts[k, default: 0] += 1
      if isConflict != merge.isConflict || merge.withMarkers != text {
        print(seed, texts, "git", text, "we", merge.withMarkers)
      }
    }
    print("letters", letters, counts)
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
  func merge(_ texts: RandomTexts) throws -> (text: String, isConflict: Bool) {
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
    return (String(decoding: result.output, as: UTF8.self), result.exitCode != 0)
  }
}

extension LineMerge {
  /// The text as git writes it.
  fileprivate var withMarkers: String {
    regions.map { region in
      switch region {
      case .taken(let bytes): String(decoding: bytes, as: UTF8.self)
      case .conflict(_, let ours, let theirs):
        "<<<<<<< ours\n" + String(decoding: ours, as: UTF8.self) + "=======\n"
          + String(decoding: theirs, as: UTF8.self) + ">>>>>>> theirs\n"
      }
    }.joined()
  }
}
