internal import SourceText

/// What the move of a card does to a link or a footnote, given by its label.
///
/// A card moves as it is, and so do the definitions in it; nothing is copied or merged.
public enum LinkChange: Hashable, Sendable {
  /// The card uses what the file defines that it has left, and the new file does not.
  case leftBehind(label: String)

  /// The card uses what the new file defines in another way than the old one.
  case retargeted(label: String)

  /// The card has taken along a definition that the old file still uses.
  case takenAlong(label: String)

  /// The card has brought a definition that now counts in the place of the new file's own.
  case shadowing(label: String)
}

extension LinkChange {
  /// A file before a move and after it.
  package typealias Versions = (before: MarkdownCardFile, after: MarkdownCardFile)

  /// What a move from one file to another does, as far as people would hardly want it.
  ///
  /// - Parameters:
  ///   - index: The index of the card in the file that it leaves.
  ///   - source: The file that it leaves.
  ///   - destination: The file that it comes to.
  /// - Returns: The changes, those of links that the card uses first.
  package static func all(
    movingCardAt index: Int,
    from source: Versions,
    to destination: Versions
  ) -> [LinkChange] {
    let bytes = source.before.bytes(of: source.before.cards[index])
    let card = MarkdownCardFile(Array(source.before.bytes[bytes]))
    let labels = card.labels
    guard !labels.isEmpty else { return [] }
    let definitions = { LinkDefinitions(in: $0, where: { labels[$0] != nil }).byKey }
    let old = definitions(source.before)
    let known = definitions(destination.before)
    guard !old.isEmpty || !known.isEmpty else { return [] }
    let new = definitions(destination.after)
    let left = definitions(source.after)
    let used = Set(card.links { old[$0] != nil }.map(\.key))
    let own = definitions(card)
    return labels.sorted { $0.value.offset < $1.value.offset }.flatMap { key, label in
      var changes: [LinkChange] = []
      if used.contains(key) {
        if new[key] == nil { changes.append(.leftBehind(label: label.text)) }
        if let now = new[key]?.meaning, now != old[key]?.meaning {
          changes.append(.retargeted(label: label.text))
        }
      }
      guard own[key] != nil else { return changes }
      if left[key]?.meaning != old[key]?.meaning, source.after.uses(key) {
        changes.append(.takenAlong(label: label.text))
      }
      if let own = known[key]?.meaning, own != new[key]?.meaning {
        changes.append(.shadowing(label: label.text))
      }
      return changes
    }
  }
}

extension MarkdownCardFile {
  /// What may be a label, by the key, as it is written first and where.
  fileprivate var labels: [String: (text: String, offset: Int)] {
    var result: [String: (text: String, offset: Int)] = [:]
    LinkLabel.forEach(in: bytes, body.indices) { label in
      if result[label.key] == nil {
        result[label.key] = (bytes[label.source].text, label.source.lowerBound)
      }
      return true
    }
    return result
  }

  fileprivate func uses(_ key: String) -> Bool { !links { $0 == key }.isEmpty }
}
