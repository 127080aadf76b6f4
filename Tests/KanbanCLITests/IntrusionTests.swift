import TestSupport
import Testing

/// The real program on boards that somebody has made to reach what is none of theirs.
///
/// Beside the work tree lies what must not be touched.
@Suite("A hostile board") struct IntrusionTests {
  private let repository: TestRepository

  init() throws {
    repository = try TestRepository()
    try repository.commit([
      "a.md": "- [ ] one ^one\n- [ ] two\n", "b.md": "- [ ] three\n",
      "board.md": "- [A](a.md)\n- [B](b.md)\n",
    ])
    try repository.sandbox.write("- [ ] mine\n", to: "mine/mine.md")
    try repository.sandbox.write("secret\n", to: "mine/key")
  }

  /// Runs a script; whatever it does, what lies beside the work tree stays as it is.
  @discardableResult
  private func run(_ script: String) throws -> ProcessResult {
    let before = try surroundings()
    let result = try repository.shell(script)
    #expect(try surroundings() == before, "\(script)")
    return result
  }

  private func surroundings() throws -> [String] {
    try repository.sandbox.run("bash", ["-c", "find mine home -type f | sort | xargs md5sum"])
      .lines
  }

  @Test(
    "is not written through a link that leads out of it",
    arguments: ["../mine/mine.md", "$PWD/../mine/mine.md", "hop", ".git/config", ".git/new.md"],
    ["", "--no-commit"]
  )
  func links(target: String, option: String) throws {
    let prepare = "ln -s ../mine/mine.md hop; md5sum .git/config >sum; ln -sf \"\(target)\" b.md"
    let result = try run("\(prepare); kanban-md \(option) move ^one b")
    #expect(result.exitCode != 0)
    #expect(try run("md5sum --check --quiet sum && test ! -e .git/new.md").exitCode == 0)
    #expect(try repository.read("a.md").starts(with: "- [ ] one".utf8))
  }

  @Test("without a repository is written nowhere but in its folder", arguments: ["mine.md", "key"])
  func linksWithoutRepository(target: String) throws {
    try run("rm -rf .git; ln -sf ../mine/\(target) b.md")
    let result = try run("kanban-md --no-commit move ^one b")
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("is no file of the board"))
    #expect(try run("ln -sf a.md b.md; ls -A").lines == ["a.md", "b.md", "board.md"])
  }

  @Test(
    "lists no column elsewhere",
    arguments: [
      "../mine/mine.md", "%2e%2e/mine/mine.md", "..%2fmine%2fmine.md", "..\\\\mine\\\\mine.md",
      ".git/config", ".git/config.md", ".kanban-md", "/etc/passwd", "file:///etc/passwd",
    ]
  )
  func dots(link: String) throws {
    try repository.write("- [A](a.md)\n- [Out](\(link))\n", to: "board.md")
    #expect(try run("kanban-md --no-commit move ^one Out").exitCode == 3)
    #expect(try run("kanban-md --no-commit add Out x").exitCode == 3)
  }

  @Test("gets columns of plain names", arguments: [".git/config", "../mine/mine", "..", "a/b"])
  func columnNames(title: String) throws {
    try run("kanban-md column add '\(title)'; kanban-md init ../repository --columns '\(title)'")
    let added = try repository.git("ls-files", "--others", "--cached").lines
      .filter { !["a.md", "b.md", "board.md"].contains($0) }
    #expect(added.allSatisfy { !$0.contains("/") && $0.hasSuffix(".md") })
    #expect(try run("git fsck --strict && git config core.bare").exitCode == 0)
  }

  @Test(
    "does not make the program wait, or read without end",
    arguments: ["mkfifo b.md", "ln -s /dev/zero b.md", "truncate --size=300M b.md", "mkdir b.md"]
  )
  func specialFiles(make: String) throws {
    try run("rm b.md; \(make)")
    for (command, exitCode) in [
      ("show", 0), ("move ^one b", 1), ("--no-commit move ^one b", 1), ("lint", 6),
    ] {
      let result = try run("timeout 20 kanban-md \(command)")
      #expect(result.exitCode == exitCode, "\(command)")
    }
    #expect(try repository.read("a.md").starts(with: "- [ ] one".utf8))
  }

  @Test(
    "runs nothing",
    arguments: ["$(touch ran)", "`touch ran`", "'; touch ran; '", "|touch ran"]
  )
  func commands(text: String) throws {
    let name = "c\(text)"
    try repository.write("# \(text)\n\n- [ ] \(text) ^x\n- \(text)\n", to: "\(name).md")
    try repository.write("---\ntitle: \"\(text)\"\n---\n", to: "board.md")
    try repository.write("*.md filter=x diff=x merge=x\n", to: ".gitattributes")
    for command in [
      "show", "lint", "move ^x a", "--no-commit move ^one b", "edit ^x", "check ^x", "id ^x",
      "commit", "column collapse a", "rm ^x",
    ] {
      try run("EDITOR=true kanban-md \(command); kanban-md __complete move '' ")
    }
    let found = try repository.sandbox.run("find", [".", "-name", "ran*"])
    #expect(found.lines == [])
  }
}
