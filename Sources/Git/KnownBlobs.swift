internal import Synchronization

/// The IDs of the contents that were looked at last: one change asks for those of the same few
/// contents again and again, and a comparison of bytes costs a fraction of their hash value.
final class KnownBlobs: Sendable {
  /// The ones of this process.
  static let shared = KnownBlobs()

  /// A move has two files, each before and after it.
  private static let limit = 6

  private struct Entry {
    let content: [UInt8]
    let id: ObjectID
  }

  private let entries = Mutex<[Entry]>([])

  func id(of content: [UInt8]) -> ObjectID? {
    entries.withLock { entries in entries.first { $0.content.hasBytes(of: content) }?.id }
  }

  func note(_ id: ObjectID, of content: [UInt8]) {
    entries.withLock { entries in
      guard !entries.contains(where: { $0.content.hasBytes(of: content) }) else { return }
      if entries.count == Self.limit { entries.removeFirst() }
      entries.append(Entry(content: content, id: id))
    }
  }
}
