internal import AdvancedKanbanGit

/// The editor a person has chosen, and how it is run.
package enum Editor {
  /// The shell command of the editor, chosen as git chooses; nil where none can open.
  package static func command(variables: [String: String]) -> String? {
    let isDumb = (variables["TERM"] ?? "dumb") == "dumb"
    let names = isDumb ? ["GIT_EDITOR", "EDITOR"] : ["GIT_EDITOR", "VISUAL", "EDITOR"]
    let chosen = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    return chosen ?? (isDumb ? nil : "vi")
  }

  /// Runs the editor on a file and returns its exit status.
  static func run(
    _ command: String,
    on path: String,
    variables: [String: String]
  ) throws(Failure) -> Int32 {
    // The shell splits the command (`code --wait`), the path stays whole.
    let words = ["/bin/sh", "-c", command + " \"$@\"", command, path]
    do { return try ExternalProgram(words, variables: variables).run() } catch {
      throw Failure(.editor, "cannot start '\(command)': \(error.reason)")
    }
  }
}
