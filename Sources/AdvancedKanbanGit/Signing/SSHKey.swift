/// The key that SSH is to sign with.
enum SSHKey: Equatable {
  /// The file that has it.
  case file(String)

  /// The public key itself; an agent has the other half.
  case literal(String)

  init(_ setting: String) {
    if setting.hasPrefix("key::") {
      self = .literal(String(setting.dropFirst(5)))
    } else if setting.hasPrefix("ssh-") {
      self = .literal(setting)
    } else {
      self = .file(setting)
    }
  }
}
