/// How a line ends.
package enum LineEnd: Hashable, Sendable {
  case lineFeed
  case carriageReturnLineFeed
  case carriageReturn

  /// The line end that a line closes with, if it has one.
  @inlinable package init?(endOf line: some BidirectionalCollection<UInt8>) {
    switch line.last {
    case .lineFeed?:
      self = line.dropLast().last == .carriageReturn ? .carriageReturnLineFeed : .lineFeed
    case .carriageReturn?: self = .carriageReturn
    default: return nil
    }
  }

  @inlinable package var bytes: [UInt8] {
    switch self {
    case .lineFeed: [.lineFeed]
    case .carriageReturnLineFeed: [.carriageReturn, .lineFeed]
    case .carriageReturn: [.carriageReturn]
    }
  }
}

extension Optional<LineEnd> {
  /// How many bytes the line end takes.
  @inlinable package var count: Int {
    switch self {
    case nil: 0
    case .lineFeed?, .carriageReturn?: 1
    case .carriageReturnLineFeed?: 2
    }
  }
}
