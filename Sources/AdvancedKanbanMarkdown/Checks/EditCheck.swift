internal import CommonMark
internal import SourceText

/// The check that every edit passes before anything is written: the new file is parsed and compared
/// with what it should say, block by block.
///
/// The check knows nothing of how the edit was made.
struct EditCheck {
  /// How closely a block of the new file has to match.
  enum Fidelity: Hashable {
    /// To the byte, line ends aside.
    case exact

    /// In all but the marker and the indent of its lines.
    case form
  }

  /// A difference that the new file should show. Blocks count from 0, after the changes before.
  private enum Change {
    case removal(Int)
    case insertion(BlockContent, Int)
    case replacement(Int, BlockContent)
    case reform(Int)
  }

  private var changes: [Change] = []

  /// Expects a block less.
  consuming func removing(_ block: Int) -> EditCheck { adding(.removal(block)) }

  /// Expects a card more, in whatever form.
  consuming func inserting(_ card: CardSource, before block: Int) -> EditCheck {
    adding(.insertion(BlockContent(card), block))
  }

  /// Expects other text in a card.
  consuming func replacing(_ block: Int, with card: CardSource) -> EditCheck {
    adding(.replacement(block, BlockContent(card)))
  }

  /// Expects some blocks to have another indent.
  consuming func reforming(_ blocks: some Sequence<Int>) -> EditCheck {
    for block in blocks { changes.append(.reform(block)) }
    return self
  }

  private consuming func adding(_ change: Change) -> EditCheck {
    changes.append(change)
    return self
  }

  /// Whether a file says after some replacements what it should.
  func accepts(_ revision: Revision) -> Bool {
    guard let expected = expectations(from: revision) else { return false }
    let actual = revision.new.contents(of: revision.after)
    return actual.count == expected.count
      && revision.old.head.isContinued(in: revision.new.head)
      && zip(actual, expected).allSatisfy { actual, expected in
        switch expected.fidelity {
        case .exact: actual == expected.content
        case .form: actual.saysTheSame(as: expected.content)
        }
      }
  }

  /// What the blocks that were read anew should say; `nil` where a change is not among them.
  private func expectations(
    from revision: Revision
  ) -> [(content: BlockContent, fidelity: Fidelity)]? {
    var expected = revision.old.contents(of: revision.before).map { (content: $0, Fidelity.exact) }
    let first = revision.before.blocks.lowerBound
    for change in changes {
      switch change {
      case .removal(let block) where expected.indices.contains(block - first):
        expected.remove(at: block - first)
      case .insertion(let content, let block) where (0...expected.count).contains(block - first):
        expected.insert((content, .form), at: block - first)
      case .replacement(let block, let content) where expected.indices.contains(block - first):
        expected[block - first] = (content, .exact)
      case .reform(let block) where expected.indices.contains(block - first):
        expected[block - first].1 = .form
      default: return nil
      }
    }
    return expected
  }
}

extension ArraySlice<UInt8> {
  /// Whether other bytes are these with at most a line end more.
  fileprivate func isContinued(in other: ArraySlice<UInt8>) -> Bool {
    other.starts(with: self) && other.dropFirst(count).allSatisfy { $0 == 0x0A || $0 == 0x0D }
  }
}
