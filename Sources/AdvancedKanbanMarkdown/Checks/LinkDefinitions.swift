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
    let labels = Self.candidates(in: file, where: isWanted)
    take(labels.filter { !$0.isFootnote }, in: file, areFootnotes: false)
    take(labels.filter(\.isFootnote), in: file, areFootnotes: true)
  }

  private mutating func take(
    _ labels: [LinkLabel],
    in file: MarkdownCardFile,
    areFootnotes: Bool
  ) {
    guard !labels.isEmpty else { return }
    let sources = labels.map { Array($0.key.utf8) }
    let meanings = definitions(of: sources, in: file.body, areFootnotes: areFootnotes)
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

  /// What looks like a definition, each label once.
  private static func candidates(
    in file: MarkdownCardFile,
    where isWanted: (String) -> Bool
  ) -> [LinkLabel] {
    var result: [LinkLabel] = []
    var seen: Set<String> = []
    LinkLabel.forEach(in: file.bytes, file.body.indices, where: { $0 }) { label in
      if isWanted(label.key), seen.insert(label.key).inserted { result.append(label) }
      return true
    }
    return result
  }
}

extension MarkdownCardFile {
  /// The links and footnotes in the text that use some labels, the first of a label in each block.
  ///
  /// They are none as long as nothing defines them; the parser is asked what they would be.
  ///
  /// - Parameter isWanted: Which labels are asked for; what the file defines them to be does not
  ///   matter.
  /// - Returns: The labels where they are used.
  func links(to isWanted: (String) -> Bool) -> [LinkLabel] {
    var places: [String: [LinkLabel]] = [:]
    var keys: [String] = []
    LinkLabel.forEach(in: bytes, body.indices) { label in
      guard isWanted(label.key) else { return true }
      if places[label.key] == nil { keys.append(label.key) }
      places[label.key, default: []].append(label)
      return true
    }
    guard !keys.isEmpty else { return [] }
    let used = references(to: keys.map { Array($0.utf8) }, in: body)
    var blocks = self.blocks
    if blocks.count != used.count { blocks = CommonMark.blocks(of: body, firstLine: bodyLine) }
    return zip(blocks.indices, used).flatMap { index, labels in
      let end = index + 1 < blocks.count ? blocks[index + 1].firstLine : text.lineCount
      let range = text.lines(blocks[index].firstLine..<max(blocks[index].firstLine, end))
      return labels.compactMap { label in
        places[keys[label]]?.first { range.contains($0.source.lowerBound) }
      }
    }
  }
}
