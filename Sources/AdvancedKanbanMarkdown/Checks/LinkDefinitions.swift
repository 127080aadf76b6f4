internal import CommonMark
internal import SourceText

/// The links and footnotes that a file defines.
struct LinkDefinitions {
  struct Definition {
    /// Where the link leads, or what the line of the footnote says.
    let meaning: [UInt8]

    /// The offset of the label in the file.
    let offset: Int
  }

  /// The definitions by their labels, as ``LinkLabel/key`` has them.
  private(set) var byKey: [String: Definition] = [:]

  /// Asks the parser what a file defines.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isWanted: Which labels are asked for.
  init(in file: MarkdownCardFile, where isWanted: (String) -> Bool = { _ in true }) {
    for piece in file.linkPieces {
      let labels = candidates(in: file, piece, where: isWanted)
      take(labels.filter { !$0.isFootnote }, in: file, piece, areFootnotes: false)
      take(labels.filter(\.isFootnote), in: file, piece, areFootnotes: true)
    }
  }

  private mutating func take(
    _ labels: [LinkLabel],
    in file: MarkdownCardFile,
    _ piece: Range<Int>,
    areFootnotes: Bool
  ) {
    guard !labels.isEmpty else { return }
    let sources = labels.map { Array($0.key.utf8) }
    let meanings = definitions(of: sources, in: file.bytes[piece], areFootnotes: areFootnotes)
    for (label, meaning) in zip(labels, meanings) {
      guard let meaning else { continue }
      let line = file.text.content(ofLine: file.text.line(at: label.source.upperBound))
      byKey[label.key] = Definition(
        meaning: areFootnotes
          ? Array(file.bytes[label.source.upperBound..<line.upperBound]) : Array(meaning.utf8),
        offset: label.source.lowerBound
      )
    }
  }

  /// What looks like a definition and has none yet, each label once.
  private func candidates(
    in file: MarkdownCardFile,
    _ piece: Range<Int>,
    where isWanted: (String) -> Bool
  ) -> [LinkLabel] {
    var result: [LinkLabel] = []
    var seen: Set<String> = []
    LinkLabel.forEach(in: file.bytes, piece, where: { $0 }) { label in
      if isWanted(label.key), byKey[label.key] == nil, seen.insert(label.key).inserted {
        result.append(label)
      }
      return true
    }
    return result
  }
}
