internal import AdvancedKanbanGit

extension Failure {
  init(_ problem: SigningProblem) {
    let otherWay = "nothing was changed; '--no-gpg-sign' goes without a signature"
    switch problem {
    case .failed(let program, let reason):
      self.init(
        .signingFailed,
        "'\(program)' could not sign the commit: \(inOneLine(reason))",
        hint: otherWay
      )
    case .noKey:
      self.init(
        .signingFailed,
        "no key to sign with is configured",
        hint: "set user.signingKey or gpg.ssh.defaultKeyCommand"
      )
    case .invalidCommand(let setting):
      self.init(
        .signingFailed,
        "the setting '\(setting)' has an open quote or no command",
        hint: "'git config --show-origin \(setting)' says where it stands"
      )
    }
  }
}
