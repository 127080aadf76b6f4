/// Why a commit could not be signed.
public enum SigningProblem: Hashable, Sendable {
  /// The program failed, for the reasons that it gave.
  case failed(program: String, reason: String)

  /// Neither `user.signingKey` nor `gpg.ssh.defaultKeyCommand` names a key.
  case noKey

  /// The command in this setting has an open quote.
  case invalidCommand(setting: String)
}
