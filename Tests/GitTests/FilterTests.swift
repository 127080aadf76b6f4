import Git
import TestSupport
import Testing

@Suite("Filters between work tree and repository")
struct FilterTests {
  let test: TestRepository

  init() throws {
    test = try TestRepository()
  }

  @Test(
    "Bytes for the repository are those that git stores",
    arguments: ["true", "input", "false"],
    ["", "* text=auto\n", "*.md text eol=crlf\n", "*.md eol=lf\n", "*.md -text\n", "* ident\n"]
  )
  func toRepository(autocrlf: String, attributes: String) throws {
    try test.git("config", "core.autocrlf", autocrlf)
    try test.commit([".gitattributes": attributes])
    let repository = try test.open()
    for text in ["a\nb\n", "a\r\nb\r\n", "a\r\nb\n", "", "a\rb", "a\0\r\n", "$Id: x $\r\n"] {
      let content = Array(text.utf8)
      let ours = try Repository.hashBlob(try repository.toRepository(content, path: "x.md"))
      let gits = try test.git("hash-object", "--path=x.md", "--stdin", input: content)
      #expect(ours.description == gits.lines[0], "\(text.debugDescription)")
    }
  }

  @Test("A file that has CRLF in the index keeps it, as in git")
  func committedWithCRLF() throws {
    try test.commit(["x.md": "a\r\nb\r\n"])
    try test.git("config", "core.autocrlf", "true")
    let content = Array("a\r\nc\r\n".utf8)
    let repository = try test.open()
    let ours = try repository.toRepository(content, path: "x.md")
    try test.write(content, to: "x.md")
    try test.git("add", "x.md")
    #expect(ours == (try test.catFile(":x.md")))
  }

  @Test(
    "Bytes for the work tree are those that git checks out",
    arguments: ["true", "input", "false"],
    ["", "* text=auto\n", "*.md text eol=crlf\n", "*.md -text\n"]
  )
  func toWorkTree(autocrlf: String, attributes: String) throws {
    let texts = ["a\nb\n", "a\r\nb\n", "", "a\0\n"]
    for (number, text) in texts.enumerated() { try test.write(text, to: "\(number).md") }
    try test.commit([:])
    try test.commit([".gitattributes": attributes])
    try test.git("config", "core.autocrlf", autocrlf)
    let repository = try test.open()
    for number in texts.indices {
      let path = "\(number).md"
      try test.sandbox.run("rm", [path], in: "repository").expectSuccess()
      try test.git("checkout", "--", path)
      let blob = try repository.blob(try test.objectID("HEAD:\(path)"))
      #expect(try repository.toWorkTree(blob, path: path) == (try test.read(path)), "\(path)")
    }
  }

  @Test("Encodings are refused by name")
  func foreign() throws {
    try test.write("*.txt working-tree-encoding=UTF-16\n", to: ".gitattributes")
    let repository = try test.open()
    #expect(
      failure { _ = try repository.toWorkTree([1], path: "x.txt") }
        == .unsupported(.workingTreeEncoding("UTF-16"))
    )
  }

  @Test("The filter that is configured for a path")
  func driver() throws {
    try test.write("*.md filter=x\n*.bin filter\n", to: ".gitattributes")
    let repository = try test.open()
    #expect(try repository.filterDriver(of: "x.md") == nil)
    try test.git("config", "filter.x.clean", "cat")
    try test.git("config", "filter.x.required", "yes")
    let driver = FilterDriver(name: "x", clean: "cat", isRequired: true)
    #expect(try repository.filterDriver(of: "x.md") == driver)
    #expect(try repository.filterDriver(of: "x.bin") == nil)
    #expect(try repository.filterDriver(of: "x") == nil)
  }

  @Test("Ignored paths")
  func ignored() throws {
    try test.write("*.log\n", to: ".gitignore")
    let repository = try test.open()
    #expect(try repository.isIgnored("board/x.log") == true)
    #expect(try repository.isIgnored("board/x.md") == false)
  }
}
