internal import YAML

/// What a value in front matter was read as.
enum Setting<Value> {
  /// The one reading there is.
  case clear(Value)

  /// The one reading there is of a doubtful spelling; the text says how to write it, and the
  /// correction writes it so.
  case doubtful(Value, String, Finding.Correction? = nil)

  /// No reading, or more than one; the text says why.
  case ignored(String)
}

/// A scalar as a setting sees it, after aliases.
struct SettingScalar {
  let text: String
  let isPlain: Bool
  let isQuoted: Bool

  /// Whether it carries an anchor or a tag, or was reached by an alias.
  let isDecorated: Bool

  init?(_ event: YAMLEvent, viaAlias: Bool) {
    guard case .scalar(let style) = event.kind else { return nil }
    let isString = event.tag == "tag:yaml.org,2002:str"
    text = event.value
    isPlain = style == .plain && !isString
    isQuoted = style == .singleQuoted || style == .doubleQuoted || (style == .plain && isString)
    isDecorated = viaAlias || event.anchor != nil || event.tag != nil
  }

  /// Whether YAML takes it for no value.
  var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }
}

extension Setting {
  /// The reading, marked as doubtful where the scalar carries more than its text.
  func decorated(_ isDecorated: Bool) -> Setting {
    guard isDecorated else { return self }
    return switch self {
    case .clear(let value):
      .doubtful(value, "anchors, aliases and tags are better left out of settings")
    case .doubtful(let value, let message, _): .doubtful(value, message)
    case .ignored: self
    }
  }
}
