internal import TestSupport

/// What holds for the files of any merge.
package enum FileMergeRule: String, CaseIterable, Sendable {
  case identity = "A side that is the base is no side, to the byte"
  case symmetry = "The sides can be exchanged"
  case once = "Every card is there once, also in conflicts, and none is lost"
  case removal = "A removed card is gone where the other side left it alone"
  case location = "A card is where one of the sides has it"
  case section = "A card is in the section that one of the sides has put it into"
  case content = "What one side left alone is as the other one wants it"
  case orders = "Where only one side touched a column, it is as that side has it"
  case parents = "Merging the result with a side changes nothing"
  case bytes = "What no side touched keeps its bytes"
  case style = "A file stays in its style"
  case conflicts = "Only what two people changed is a conflict"
  case lines = "Where a merge of lines is right and clean, it is the same"

  /// Throws where the rule does not hold.
  func judge(_ merge: JudgedMerge) throws(Mismatch) {
    switch self {
    case .identity: try merge.triple.judgeIdentity()
    case .symmetry: try merge.judgeSymmetry()
    case .once: try merge.judgeOnce()
    case .removal: try merge.judgeRemoval()
    case .location: try merge.judgeLocation()
    case .section: try merge.judgeSections()
    case .content: try merge.judgeContent()
    case .orders: try merge.judgeOrders()
    case .parents: try merge.judgeParents()
    case .bytes: try merge.judgeBytes()
    case .style: try merge.judgeStyle()
    case .conflicts: try merge.judgeConflicts()
    case .lines: try merge.judgeLines()
    }
  }

  /// Those that a merge of lines has to keep in order to be right.
  static let ofMeaning: [FileMergeRule] = [
    .once, .removal, .location, .section, .content, .orders,
  ]
}
