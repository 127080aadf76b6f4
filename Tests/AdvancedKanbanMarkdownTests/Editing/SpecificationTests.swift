import Foundation
import MarkdownReferee
import TestSupport
import Testing

/// The examples of the specifications go through the referee like any other file.
///
/// They are read from Debian packages. Without these the tests are skipped, but fail where the
/// variable `CI` is set, as `.ci/run` does.
@Suite("The examples of the specification of")
struct SpecificationTests {
  @Test(
    "GitHub Flavored Markdown 0.29",
    .enabled(
      if: Specification.isRequired || Specification.gfm != nil,
      "the Debian package cmark-gfm is not installed"
    )
  )
  func gitHubFlavored() throws {
    let file = try #require(Specification.gfm, "install cmark-gfm")
    let environment = Specification.environment
    let text = try run("gzip", ["-dc", file], environment: environment).expectSuccess().text
    judge(Specification.examples(in: text))
  }

  @Test(
    "CommonMark 0.30",
    .enabled(
      if: Specification.isRequired || Specification.commonMark != nil,
      "the Debian package golang-github-yuin-goldmark-dev is not installed"
    )
  )
  func commonMark() throws {
    struct Example: Decodable { let markdown: String }
    let file = try #require(
      Specification.commonMark,
      "install golang-github-yuin-goldmark-dev"
    )
    let data = try Data(contentsOf: URL(filePath: file))
    judge(try JSONDecoder().decode([Example].self, from: data).map(\.markdown))
  }

  /// Moves each example's first card into the next example, and makes one more change of it.
  private func judge(_ examples: [String]) {
    #expect(examples.count > 600)
    let changes: [Change] = [
      .moveWithin(1, to: 0), .remove(0), .tick(0, true), .retitle(0, "# other"),
      .setBody(0, "- [ ] step\n\n```\ncode"), .identify(0, "abc123"), .limit(3), .title("- T"),
      .add(title: "> new", body: "body", blockID: "new-1", hasBox: true, at: 1),
      .addColumn(id: "a", title: "[A]"), .collapse(true), .remove(1),
    ]
    for (index, example) in examples.enumerated() {
      let next = examples[(index + 1) % examples.count]
      for change in [.move(0, to: index % 2), changes[index % changes.count]] {
        let item = RefereeCase(source: example, destination: next, change: change)
        do throws(Damage) {
          _ = try item.judged()
        } catch {
          Issue.record("example \(index + 1) breaks \(error.rule): \(error.detail)\n\(item)")
        }
      }
    }
  }
}

/// Where the specifications are, if they are installed.
private enum Specification {
  static let gfm = file("/spec.txt.gz", of: "cmark-gfm")
  static let commonMark = file("/spec.json", of: "golang-github-yuin-goldmark-dev")

  /// Whether it is a failure that they are not.
  static let isRequired = ProcessInfo.processInfo.environment["CI"] != nil

  static let environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]

  /// The path of an installed package's file.
  private static func file(_ suffix: String, of package: String) -> String? {
    let result = try? run("dpkg-query", ["-L", package], environment: environment)
    let file = result?.lines.first { $0.hasSuffix(suffix) }
    return file.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
  }

  /// The Markdown of the examples in a specification's source, where `→` stands for a tab.
  static func examples(in text: String) -> [String] {
    let fence = String(repeating: "`", count: 32)
    var examples: [String] = []
    var example: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(fence + " example") {
        example = []
      } else if line == ".", let lines = example {
        examples.append(lines.map { $0.replacing("→", with: "\t") + "\n" }.joined())
        example = nil
      } else {
        example?.append(line)
      }
    }
    return examples
  }
}
