/// What kind of signatures commits get, as `gpg.format` names it.
enum SigningFormat: String {
  case openPGP = "openpgp"
  case x509
  case ssh

  /// The settings that name the program, the first one that is set counts.
  var programSettings: [String] {
    let own = "gpg.\(rawValue).program"
    return self == .openPGP ? [own, "gpg.program"] : [own]
  }

  /// The program without a setting.
  var usualProgram: String {
    switch self {
    case .openPGP: "gpg"
    case .x509: "gpgsm"
    case .ssh: "ssh-keygen"
    }
  }
}
