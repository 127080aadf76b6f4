import AdvancedKanbanMarkdown
import Foundation
import TestSupport
import Testing

@testable import KanbanCLI

/// What the README shows is what happens.
///
/// With `KANBAN_RECORD=1` in the environment the README is written anew; read it then.
@Suite("README") struct ReadmeTests {
  @Test("shows what is printed, and the list of commands") func showsTheTruth() throws {
    let readme = try Readme()
    let truth = try readme.replayed().withTables().withLibraryExample()
    if ProcessInfo.processInfo.environment["KANBAN_RECORD"] == "1" { return try truth.write() }
    for change in truth.lines.difference(from: readme.lines) {
      switch change {
      case .insert(let offset, let line, _): Issue.record("line \(offset + 1) should be: \(line)")
      case .remove(let offset, let line, _): Issue.record("line \(offset + 1) is: \(line)")
      }
    }
  }

  @Test("names commands and options that exist") func namesCommands() throws {
    let text = try Readme().lines.joined(separator: " ")
    let commands = text.matches(of: /`kanban-md ([^`]+)`/).map { String($0.1) }
    #expect(commands.count >= 3)
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      let isKnown = Command.all.contains { words.starts(with: $0.words) }
      #expect(isKnown, "\(command)")
    }
  }

  @Test("has a hook that stops errors and nothing else") func hasAHook() throws {
    let readme = try Readme()
    let repository = try TestRepository()
    try repository.commit(["board.md": "- [A](a.md)\n", "a.md": "- x\n"])
    try repository.write(try readme.script(2), to: ".git/hooks/pre-commit")
    let script = "chmod +x .git/hooks/pre-commit && git commit -qam Try"
    func committing(_ text: String) throws -> Int {
      try repository.write(text, to: "a.md")
      return try repository.sandbox.run("bash", ["-c", script], in: "repository").exitCode
    }
    #expect(try committing("---\nisCollapsed: yes\n---\n- x\n") == 0)
    #expect(try committing("- x ^id1\n- y ^id1\n") != 0)
  }

  @Test("has a line for CI that fails for errors") func hasACheck() throws {
    let script = try Readme().script(3)
    let repository = try TestRepository()
    func checking(_ text: String) throws -> Int {
      try repository.write("- [A](a.md)\n", to: "plans/board.md")
      try repository.write(text, to: "plans/a.md")
      return try repository.sandbox.run("bash", ["-c", script], in: "repository").exitCode
    }
    #expect(try checking("---\nisCollapsed: yes\n---\n- x\n") == 0)
    #expect(try checking("- x ^id1\n- y ^id1\n") == 6)
  }

  @Test("has settings of checks that a board can have") func hasSettings() throws {
    let readme = try Readme()
    let lines = readme.lines[try #require(readme.blocks(in: "yaml").first).lines]
    let text = (["---"] + lines + ["---"]).joined(separator: "\n")
    let board = CheckedBoard(files: ["board.md"]) { _ in .bytes(Array(text.utf8)) }
    #expect(board.findings(of: Check.all.map { ($0, $0.severity) }).isEmpty)
    #expect(Check.all.contains { board.settings.severity(of: $0) == nil })
  }

  @Test("has the two lines that set up and run") func hasTheLines() throws {
    let readme = try Readme()
    let lines = readme.blocks(in: "sh").map { readme.lines[$0.lines].joined(separator: "\n") }
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix(".ci/setup && swift run -c release kanban-md move "))
    #expect(lines[1] == ".ci/setup && swift test")
  }
}

extension Readme {
  /// The README with what its commands print on a board that is this project's as it was once: the
  /// real one may have moved on.
  fileprivate func replayed() throws -> Readme {
    let player = try TranscriptPlayer()
    let board = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "SampleBoard").path
    for command in [
      "cp -r \(board) .", "git init -q", "git add .", "git commit -qm Start", "export COLUMNS=96",
    ] {
      _ = try player.play(command)
    }
    var result = self
    for block in blocks(in: "console").reversed() {
      result.lines.replaceSubrange(block.lines, with: [])
    }
    var shift = 0
    for block in blocks(in: "console") {
      let commands = lines[block.lines].filter { $0.hasPrefix("$ ") }
      let played = try commands.flatMap { command in
        try [command]
          + player.play(String(command.dropFirst(2))).map(Self.withoutMark)
          .filter { !$0.contains(/^\[\d+\]$/) }
      }
      result.lines.insert(contentsOf: played, at: block.lines.lowerBound + shift)
      shift += played.count - block.lines.count
    }
    return result
  }

  /// A line of standard error as a terminal shows it.
  private static func withoutMark(_ line: String) -> String {
    line.hasPrefix("! ") ? String(line.dropFirst(2)) : line
  }

  fileprivate func withTables() -> Readme {
    var result = self
    let table = CommandTable.markdown(of: Command.all).split(separator: "\n").map(String.init)
    result.replace(between: "<!-- commands -->", and: "<!-- end of commands -->", with: table)
    let checks = Check.all.map { "| `\($0.code)` | \($0.severity.rawValue) | \($0.summary) |" }
    result.replace(
      between: "<!-- checks -->",
      and: "<!-- end of checks -->",
      with: ["| check | severity | reports |", "| --- | --- | --- |"] + checks
    )
    return result
  }

  /// One of the blocks of shell commands, as a script that finds this build's command.
  fileprivate func script(_ index: Int) throws -> String {
    let blocks = blocks(in: "sh")
    let block = try #require(blocks.indices.contains(index) ? blocks[index] : nil)
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    let commands = lines[block.lines].joined(separator: "\n")
    return "#!/bin/sh\nPATH=\(products):$PATH\n\(commands)\n"
  }

  /// The README with the example that the tests of the store compile and run.
  fileprivate func withLibraryExample() throws -> Readme {
    let tests = Self.file.deletingLastPathComponent().appending(path: "Tests")
    let file = tests.appending(path: "AdvancedKanbanGitTests/LibraryExample.swift")
    let code = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard let block = blocks(in: "swift").first else { return self }
    var result = self
    result.lines.replaceSubrange(block.lines, with: code)
    return result
  }
}
