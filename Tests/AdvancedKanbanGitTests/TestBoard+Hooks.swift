import AdvancedKanban
import AdvancedKanbanGit
import AdvancedKanbanMarkdown
import TestSupport
import Testing

extension TestBoard {
  /// Writes a hook that can be executed.
  func hook(_ name: String, _ script: String) throws {
    try program(script, at: ".git/hooks/\(name)")
  }

  /// Writes a program, relative to the work tree.
  func program(_ script: String, at path: String) throws {
    // Nobody in this process, where programs are started meanwhile, may have it open for writing.
    let command = "mkdir -p \"${0%/*}\" && cat > \"$0\" && chmod +x \"$0\""
    try repository.sandbox.run(
      "sh",
      ["-c", command, "\(repository.path)/\(path)"],
      input: Array(script.utf8)
    ).expectSuccess()
  }

  /// The lines of a file of the sandbox; none where it is missing.
  func lines(of file: String) -> [String] {
    let bytes = (try? repository.sandbox.read(file)) ?? []
    return bytes.text.split(separator: "\n").map(String.init)
  }

  /// A line with the path of the repository made the same for all.
  func placed(_ line: String) -> String {
    line.split(separator: repository.path, omittingEmptySubsequences: false)
      .joined(separator: "/repository")
  }

  /// Whether nothing is left of a change that was under way.
  var isClean: Bool {
    let names = try? repository.sandbox.run("ls", [repository.path + "/.git"]).lines
    return names.map { !$0.contains("kanban-md") && !$0.contains("index.lock") } ?? false
  }
}
