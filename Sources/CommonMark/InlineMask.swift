internal import SourceText

/// A text in which what means something inside a paragraph alone is covered up.
///
/// cmark-gfm cannot be kept from reading emphasis and code spans, and it reads some of them in
/// quadratic time (`*a* **b** [c](d) ` a few thousand times over) and every one into a node of its
/// own. Where blocks alone are wanted, both are spared: behind the first byte of a line that can be
/// no part of a marker or a break, `*`, `_`, `` ` `` and `&` cannot begin or end any block, so each
/// becomes an `a`, which unlike an `x` makes no task box. Not covered are lines that may begin HTML, where a tag has to be complete to
/// count, and backticks on a line that may be a fence, whose info string must not have any.
struct InlineMask {
  private(set) var bytes: [UInt8]

  init(_ text: ArraySlice<UInt8>) {
    bytes = Array(text)
    bytes.withUnsafeMutableBufferPointer { Self.cover($0) }
  }

  private static func cover(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    // The first byte of the line that is no part of a marker, once it has come.
    var first: UInt8?
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == .lineFeed || byte == .carriageReturn {
        first = nil
      } else if let first {
        if first != UInt8(ascii: "<"), byte.isInline(behind: first) {
          bytes[index] = UInt8(ascii: "a")
        }
      } else if !byte.isPartOfMarker {
        first = byte
      }
    }
  }
}

extension UInt8 {
  /// Whether a line may hold this byte and be nothing but indent, markers, or a break.
  var isPartOfMarker: Bool {
    switch self {
    case .space, .tab, UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ")"):
      true
    default: isDigit
    }
  }

  fileprivate func isInline(behind first: UInt8) -> Bool {
    switch self {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "&"): true
    case UInt8(ascii: "`"): first != UInt8(ascii: "`")
    default: false
    }
  }
}
