/// How `isCollapsed` is read: `true` and `false`, and with a finding whatever YAML 1.1 takes for one.
enum CollapseSetting {
  static func read(_ scalar: SettingScalar) -> Setting<Bool> {
    if scalar.isNull { return .clear(false) }
    if scalar.isPlain, let value = boolean(scalar.text) { return .clear(value) }
    let other = scalar.isPlain ? word(scalar.text) : scalar.isQuoted ? boolean(scalar.text) : nil
    guard let value = other else {
      return .ignored("'\(scalar.text)' is neither true nor false; the column is not collapsed")
    }
    return .doubtful(
      value,
      "'\(scalar.text)' is read as \(value); write 'isCollapsed: \(value)'",
      .isCollapsed(value)
    )
  }

  private static func boolean(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  private static func word(_ text: String) -> Bool? {
    switch text {
    case "yes", "Yes", "YES", "on", "On", "ON", "y", "Y": true
    case "no", "No", "NO", "off", "Off", "OFF", "n", "N": false
    default: nil
    }
  }
}
