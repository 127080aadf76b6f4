internal import AdvancedKanbanGit

/// What opens a page where there is a screen to show it.
struct Browser {
  private let variables: [String: String]

  /// Nothing where there is no screen.
  init?(variables: [String: String]) {
    let screens = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { variables[$0] }
    guard screens.contains(where: { !$0.isEmpty }) else { return nil }
    self.variables = variables
  }

  /// Opens a page as the desktop does, if it does, and does not wait for it.
  func open(_ address: String) {
    let command = "command -v xdg-open >/dev/null && xdg-open \"$1\" >/dev/null 2>&1 </dev/null &"
    let words = ["/bin/sh", "-c", command, "sh", address]
    _ = try? ExternalProgram(words, variables: variables).run()
  }
}
