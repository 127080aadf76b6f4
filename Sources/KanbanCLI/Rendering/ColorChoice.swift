/// What `--color` asks for.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Whether to paint: the option decides, then `NO_COLOR`, `CLICOLOR_FORCE` and the terminal.
  package func isColored(isTerminal: Bool, variables: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      if !variables["NO_COLOR", default: ""].isEmpty {
        false
      } else if !["", "0"].contains(variables["CLICOLOR_FORCE", default: ""]) {
        true
      } else {
        isTerminal && variables["TERM"] != "dumb"
      }
    }
  }
}
