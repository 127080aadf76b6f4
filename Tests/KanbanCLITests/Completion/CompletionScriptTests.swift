import Testing

@testable import KanbanCLI

private let bash = Shell(name: "bash")
private let zsh = Shell(name: "zsh")
private let fish = Shell(name: "fish")

/// The scripts in the shells they are for, as far as a shell without a terminal goes.
///
/// A function `other` stands for the program where a board is needed: it answers with names that
/// are hard to quote, and prints the words it was given.
@Suite("Completion scripts")
struct CompletionScriptTests {
  private static let bashScript = #"""
    source <(kanban-md completions bash)
    compopt() { :; }
    other() { printf '[%s]' "$@" >&3; printf 'In progress\tdoing\ndone:1\tRest\ndone:10\tShip\n'; }
    exec 3>&1
    complete_line() {
      COMP_LINE=$1 COMP_POINT=${#1} COMP_WORDS=("${@:2}") COMP_CWORD=$(($# - 2))
      _kanban_md
      printf '<%s>' "${COMPREPLY[@]}"
      echo
    }

    """#

  @Test(
    "complete in bash",
    .enabled(if: bash.isInstalled),
    arguments: [
      (#"'kanban-md comp' kanban-md comp"#, "<completions>"),
      (#"'kanban-md completions ' kanban-md completions ''"#, "<bash><zsh><fish>"),
      (#"'kanban-md --color=al' kanban-md --color = al"#, "<always>"),
      (#"'kanban-md --color=' kanban-md --color ="#, "<auto><always><never>"),
      (#"'other mo' other mo"#, #"[__complete][--][mo]<In\ progress><done:1><done:10>"#),
      (#"'other done:1' other done : 1"#, #"[__complete][--][done:1]<In\ progress><1><10>"#),
      (#"'other done:' other done :"#, #"[__complete][--][done:]<In\ progress><1><10>"#),
      (
        #"'other "a b"  In\ pr' other '"a b"' 'In\ pr'"#,
        #"[__complete][--][a b][In pr]<In\ progress><done:1><done:10>"#
      ),
      (
        #"'other "In pr' other '"In pr'"#,
        "[__complete][--][In pr]<In progress><done:1><done:10>"
      ),
      (#"'other mo' other move"#, #"[__complete][--][mo]<In\ progress><done:1><done:10>"#),
    ]
  )
  func completesInBash(_ line: String, _ answer: String) throws {
    #expect(try bash.run(Self.bashScript + "complete_line " + line) == answer + "\n")
  }

  @Test("leave files to bash", .enabled(if: bash.isInstalled))
  func leavesFilesToBash() throws {
    let script =
      Self.bashScript + """
        cd /etc; other() { echo :files; }; complete_line 'other passw' other passw
        cd /; other() { echo :directories; }; complete_line 'other et' other et
        """
    let lines = try bash.run(script).split(separator: "\n")
    #expect(lines.first?.contains("<passwd>") == true)
    #expect(lines.last == "<etc>")
  }

  private static let zshScript = #"""
    compdef() { :; }
    _describe() { printf '<%s>' "${(P@)3}"; echo; }
    _files() { echo "files $*"; }
    source <(kanban-md completions zsh)
    other() { printf '[%s]' "$@" >&3; printf 'In progress\tdo:ing\ndone:1\n'; }
    exec 3>&1
    complete_words() { words=("$@") CURRENT=$# PREFIX=$words[-1]; _kanban_md; }

    """#

  @Test(
    "complete in zsh",
    .enabled(if: zsh.isInstalled),
    arguments: [
      ("kanban-md hel", "<help:List the commands, or explain one>"),
      ("kanban-md completions ''", "<bash><zsh><fish>"),
      ("kanban-md --board ''", "files -/"),
      ("other ''", #"[__complete][--][]<In progress:do:ing><done\:1>"#),
      (
        #"other '"a b"' 'In\ pr'"#, #"[__complete][--][a b][In pr]<In progress:do:ing><done\:1>"#
      ),
    ]
  )
  func completesInZsh(_ words: String, _ answer: String) throws {
    #expect(try zsh.run(Self.zshScript + "complete_words " + words) == answer + "\n")
  }

  @Test(
    "complete in fish",
    .enabled(if: fish.isInstalled),
    arguments: [
      ("kanban-md hel", "help\tList the commands, or explain one"),
      ("kanban-md completions ", "bash\nfish\nzsh"),
      ("kanban-md --color=al", "--color=always"),
      ("kanban-md --color n", "never"),
      ("kanban-md --board /us", "/usr/\tDirectory"),
      ("kanban-md help completions --js", "--json\tPrint one JSON object (commands about a board)"),
    ]
  )
  func completesInFish(_ line: String, _ answer: String) throws {
    let script = "kanban-md completions fish | source; complete -C '\(line)'"
    #expect(try fish.run(script).trimmingNewlines == answer)
  }
}

extension String {
  fileprivate var trimmingNewlines: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
