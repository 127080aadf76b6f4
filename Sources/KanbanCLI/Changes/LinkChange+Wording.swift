internal import AdvancedKanbanMarkdown

extension LinkChange {
  var label: String {
    switch self {
    case .leftBehind(let label), .retargeted(let label), .captured(let label),
      .takenAlong(let label), .removed(let label), .shadowing(let label), .capturing(let label):
      label
    }
  }

  /// The stable name for scripts; what `lint` would find has the name of its check.
  var code: String {
    switch self {
    case .leftBehind, .takenAlong, .removed: "lost-link-definition"
    case .retargeted, .captured, .shadowing, .capturing: "link-target-changed"
    }
  }

  /// What has happened, and what to do, with the names of both columns' files.
  func message(source: String, destination: String) -> String {
    switch self {
    case .leftBehind(let label):
      "'[\(label)]' is defined in \(source) and not in \(destination), so it leads nowhere now; "
        + "copy the definition"
    case .retargeted(let label):
      "'[\(label)]' is defined in \(destination) in another way than in \(source), so it leads "
        + "elsewhere now; rename it if that is wrong"
    case .captured(let label):
      "'[\(label)]' is defined in \(destination) and was plain text in \(source), so it is a link "
        + "now; write '\\[\(label)]' if that is wrong"
    case .takenAlong(let label):
      "the definition of '[\(label)]' moved with the card, and \(source) uses it still; "
        + "copy the definition"
    case .removed(let label):
      "the definition of '[\(label)]' went from the card, and \(source) uses it still; "
        + "put it elsewhere"
    case .shadowing(let label):
      "the definition of '[\(label)]' in the card now counts in the place of the one in "
        + "\(destination); rename it if that is wrong"
    case .capturing(let label):
      "'[\(label)]' was plain text in \(destination) and is a link now, as the card defines it; "
        + "rename it if that is wrong"
    }
  }
}
