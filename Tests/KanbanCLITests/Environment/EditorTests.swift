import Testing

@testable import KanbanCLI

@Suite("The editor")
struct EditorTests {
  @Test(
    "is chosen as git chooses",
    arguments: [
      ([:], nil), (["TERM": "xterm"], "vi"), (["TERM": "dumb", "VISUAL": "code"], nil),
      (["EDITOR": "ed"], "ed"), (["TERM": "xterm", "VISUAL": "vim", "EDITOR": "ed"], "vim"),
      (["GIT_EDITOR": "emacs", "TERM": "xterm", "VISUAL": "vim"], "emacs"),
      (["TERM": "xterm", "VISUAL": "", "EDITOR": "nano"], "nano"),
    ] as [([String: String], String?)]
  )
  func isChosen(_ variables: [String: String], _ command: String?) {
    #expect(Editor.command(variables: variables) == command)
  }

  @Test(
    "runs in a shell, with the path whole and the variables given",
    arguments: [
      ("test x = x -a", "two words", 0), ("test 'a  b' =", "a  b", 0), ("false", "x", 1),
      ("exit 7;", "x", 7), ("kill -9 $$;", "x", 137), ("test \"$FLAVOUR\" =", "sweet", 0),
      ("no-such-editor-here 2>/dev/null", "x", 127),
    ] as [(String, String, Int32)]
  )
  func runs(_ command: String, _ path: String, _ status: Int32) throws {
    let variables = ["PATH": "/usr/bin:/bin", "FLAVOUR": "sweet"]
    #expect(try Editor.run(command, on: path, variables: variables) == status)
  }
}
