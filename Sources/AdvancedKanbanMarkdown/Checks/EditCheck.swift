internal import CommonMark
internal import SourceText

/// The check that every edit passes before anything is written: the new file is parsed and compared
/// with what it should say, block by block.
///
/// The check knows nothing of how the edit was made.
package struct EditCheck: Sendable {
  /// How closely a block of the new file has to match.
  package enum Fidelity: Hashable, Sendable {
    /// To the byte, line ends aside.
    case exact

    /// In all but the marker and the indent of its lines.
    case form
  }

  /// What the file should say, in order.
  private let expected: [(content: BlockContent, fidelity: Fidelity)]

  /// The bytes of the front matter, which an edit of cards leaves alone.
  private let frontMatter: ArraySlice<UInt8>

  /// Expects a file as it is.
  package init(_ file: MarkdownCardFile) {
    self.init(
      file.blockContents.map { ($0, .exact) },
      frontMatter: file.text.bytes[..<file.text.start(ofLine: file.bodyLine)]
    )
  }

  private init(
    _ expected: [(content: BlockContent, fidelity: Fidelity)],
    frontMatter: ArraySlice<UInt8>
  ) {
    self.expected = expected
    self.frontMatter = frontMatter
  }

  /// Expects a block less.
  package func removing(_ block: Int) -> EditCheck {
    var expected = expected
    expected.remove(at: block)
    return EditCheck(expected, frontMatter: frontMatter)
  }

  /// Expects a card more, in whatever form.
  package func inserting(_ card: CardSource, before block: Int) -> EditCheck {
    var expected = expected
    expected.insert((BlockContent(card), .form), at: block)
    return EditCheck(expected, frontMatter: frontMatter)
  }

  /// Expects other text in a card.
  package func replacing(_ block: Int, with card: CardSource) -> EditCheck {
    var expected = expected
    expected[block] = (BlockContent(card), .exact)
    return EditCheck(expected, frontMatter: frontMatter)
  }

  /// Expects some blocks to have another indent.
  package func reforming(_ blocks: some Sequence<Int>) -> EditCheck {
    var expected = expected
    for block in blocks { expected[block].fidelity = .form }
    return EditCheck(expected, frontMatter: frontMatter)
  }

  /// Whether a file says what it should.
  package func accepts(_ file: MarkdownCardFile) -> Bool {
    let contents = file.blockContents
    return contents.count == expected.count
      && frontMatter.isContinued(in: file.text.bytes[..<file.text.start(ofLine: file.bodyLine)])
      && zip(contents, expected).allSatisfy { actual, expected in
        switch expected.fidelity {
        case .exact: actual == expected.content
        case .form: actual.saysTheSame(as: expected.content)
        }
      }
  }
}

extension ArraySlice<UInt8> {
  /// Whether other bytes are these with at most a line end more.
  fileprivate func isContinued(in other: ArraySlice<UInt8>) -> Bool {
    other.starts(with: self) && other.dropFirst(count).allSatisfy { $0 == 0x0A || $0 == 0x0D }
  }
}
