/// Blocks with what only the parser knows of them.
package struct OutlinedBlocks: Hashable, Sendable {
  package let blocks: [Block]

  /// The structure within each block: every block inside.
  ///
  /// Two blocks with equal outlines and equal lines mean the same.
  package let outlines: [[UInt8]]
}
