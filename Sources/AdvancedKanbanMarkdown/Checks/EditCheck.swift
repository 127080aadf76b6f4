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
  private var expected: [(content: BlockContent, fidelity: Fidelity)]

  /// The bytes of the front matter, which an edit of cards leaves alone.
  private let frontMatter: ArraySlice<UInt8>

  /// Expects a file as it is.
  package init(_ file: MarkdownCardFile) {
    expected = []
    expected.reserveCapacity(file.blocks.count + 1)
    for content in file.blockContents { expected.append((content, .exact)) }
    frontMatter = file.text.bytes[..<file.text.start(ofLine: file.bodyLine)]
  }

  /// Expects a block less.
  package consuming func removing(_ block: Int) -> EditCheck {
    expected.remove(at: block)
    return self
  }

  /// Expects a card more, in whatever form.
  package consuming func inserting(_ card: CardSource, before block: Int) -> EditCheck {
    expected.insert((BlockContent(card), .form), at: block)
    return self
  }

  /// Expects other text in a card.
  package consuming func replacing(_ block: Int, with card: CardSource) -> EditCheck {
    expected[block] = (BlockContent(card), .exact)
    return self
  }

  /// Expects some blocks to have another indent.
  package consuming func reforming(_ blocks: some Sequence<Int>) -> EditCheck {
    for block in blocks { expected[block].fidelity = .form }
    return self
  }

  /// Whether a file says what it should.
  package func accepts(_ file: MarkdownCardFile) -> Bool {
    file.blocks.count == expected.count
      && frontMatter.isContinued(in: file.text.bytes[..<file.text.start(ofLine: file.bodyLine)])
      && zip(file.blockContents, expected).allSatisfy { actual, expected in
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
