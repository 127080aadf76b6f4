internal import SourceText

extension LinkChange {
  /// What a move from one file to another does, as far as people would hardly want it.
  ///
  /// - Parameters:
  ///   - index: The index of the card in the file that it leaves.
  ///   - source: The file that it leaves.
  ///   - destination: The file that it comes to.
  /// - Returns: The changes, in the order of the card's labels, those of links that it uses first.
  package static func all(
    movingCardAt index: Int,
    from source: Versions,
    to destination: Versions
  ) -> [LinkChange] {
    let bytes = source.before.bytes(of: source.before.cards[index])
    let card = MarkdownCardFile(Array(source.before.bytes[bytes]))
    let labels = CardLabels(of: card.bytes)
    let files = [source.before, destination.before]
    guard !labels.isEmpty, files.allSatisfy({ FileLimit(exceededBy: $0.bytes) == nil }),
      let move = LinkMove(of: card, saying: labels, from: source, to: destination)
    else { return [] }
    return labels.all.flatMap(move.changes)
  }
}

/// What the files of a move define, and which of it they use.
private struct LinkMove {
  typealias Definitions = [String: LinkDefinitions.Definition]

  /// What the file that the card leaves defines, before and after.
  private let old: Definitions
  private let left: Definitions

  /// What the file that the card comes to defines, before and after.
  private let known: Definitions
  private let new: Definitions

  /// What the card defines, and what it uses.
  private let own: Definitions
  private let used: Set<String>

  /// What the other cards of either file use.
  private let usedBehind: Set<String>
  private let usedAhead: Set<String>

  /// Compares the files; `nil` where they define nothing that the card says.
  init?(
    of card: MarkdownCardFile,
    saying labels: CardLabels,
    from source: LinkChange.Versions,
    to destination: LinkChange.Versions
  ) {
    let definitions = { LinkDefinitions(in: $0, where: labels.contains).byKey }
    let old = definitions(source.before)
    let known = definitions(destination.before)
    guard !old.isEmpty || !known.isEmpty else { return nil }
    let new = definitions(destination.after)
    let left = definitions(source.after)
    let own = definitions(card)
    used = card.keys { old[$0] != nil || new[$0] != nil }
    usedBehind = source.after.keys { own[$0] != nil && left[$0]?.meaning != old[$0]?.meaning }
    usedAhead = destination.before.keys { own[$0] != nil && known[$0] == nil && new[$0] != nil }
    (self.old, self.left, self.known, self.new, self.own) = (old, left, known, new, own)
  }

  func changes(of label: CardLabels.Label) -> [LinkChange] {
    [use(of: label), loss(of: label), gain(of: label)].compactMap(\.self)
  }

  /// What becomes of the link in the card.
  private func use(of label: CardLabels.Label) -> LinkChange? {
    guard used.contains(label.key) else { return nil }
    guard let now = new[label.key] else { return .leftBehind(label: label.text) }
    guard let before = old[label.key] else { return .captured(label: label.text) }
    return now.meaning == before.meaning ? nil : .retargeted(label: label.text)
  }

  /// What becomes of the file that the card has left.
  private func loss(of label: CardLabels.Label) -> LinkChange? {
    usedBehind.contains(label.key) ? .takenAlong(label: label.text) : nil
  }

  /// What the card's definition does to the file that it comes to.
  private func gain(of label: CardLabels.Label) -> LinkChange? {
    if usedAhead.contains(label.key) { return .capturing(label: label.text) }
    guard own[label.key] != nil, let before = known[label.key] else { return nil }
    return before.meaning == new[label.key]?.meaning ? nil : .shadowing(label: label.text)
  }
}
