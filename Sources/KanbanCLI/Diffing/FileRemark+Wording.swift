internal import AdvancedKanbanGit
internal import AdvancedKanbanMarkdown

extension FileRemark {
  /// What there is to say, behind the name of the file.
  var words: String {
    switch kind {
    case .text: path == BoardFile.name ? "text changed" : "text around the cards changed"
    case .cardSpelling(let count):
      "\(counted(count, "card")) written differently (marker, indent or line ends)"
    case .spelling: "written differently (blank lines, quotes or line ends)"
    case .added: "added"
    case .removed: "removed"
    }
  }

  /// The name of the kind for scripts.
  var name: String {
    switch kind {
    case .text: "text"
    case .cardSpelling: "cardSpelling"
    case .spelling: "spelling"
    case .added: "added"
    case .removed: "removed"
    }
  }
}
