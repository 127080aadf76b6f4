package import SourceText
package import YAML

/// The settings in a file's front matter, key by key.
///
/// Only the keys of the top-level mapping count. One bad value costs that key alone; a block that
/// is no YAML costs the settings and never the cards.
package struct FrontMatter {
  /// A key with what stands behind it.
  package struct Entry: Hashable, Sendable {
    package let key: YAMLEvent

    /// The events of the value: one for a scalar or an alias, more for a collection.
    package let value: ArraySlice<YAMLEvent>
  }

  /// The top-level keys in the order of the text.
  package private(set) var entries: [Entry] = []

  /// All events of the block.
  package private(set) var events: [YAMLEvent] = []

  /// Why the block gives no settings, if it gives none.
  package private(set) var problem: YAMLError?

  /// The offset in the file of the block's first byte.
  package let start: Int

  package init(_ block: FrontMatterBlock, in text: SourceText) {
    // YAML allows a byte order mark here, and libyaml leaves it out of its counting.
    let marked = text.bytes[block.content].starts(with: byteOrderMark)
    let content = marked ? block.content.dropFirst(byteOrderMark.count) : block.content
    start = content.lowerBound
    do {
      events = try yamlEvents(of: Array(text.bytes[content]))
      entries = try Self.entries(of: events)
    } catch {
      problem = error
    }
  }

  /// The entries with a key; more than one is a mistake in the file.
  package func entries(for key: String) -> [Entry] {
    entries.filter { $0.key.value == key }
  }

  /// The scalar that an alias stands for.
  package func scalar(behind alias: YAMLEvent) -> YAMLEvent? {
    events.last { event in
      guard case .scalar = event.kind else { return false }
      return event.anchor == alias.value && event.range.upperBound <= alias.range.lowerBound
    }
  }

  private static func entries(of events: [YAMLEvent]) throws(YAMLError) -> [Entry] {
    guard let root = events.dropFirst().first, root.kind != .documentEnd else { return [] }
    if root.isEmptyScalar { return [] }
    guard root.kind == .mappingStart else {
      throw YAMLError(problem: "not a list of 'key: value' lines", offset: root.range.lowerBound)
    }
    var result: [Entry] = []
    var index = 2
    while index < events.count, events[index].kind != .mappingEnd {
      let key = events[index]
      let value = endOfNode(at: index, in: events)
      let end = endOfNode(at: value, in: events)
      if case .scalar = key.kind { result.append(Entry(key: key, value: events[value..<end])) }
      index = end
    }
    return result
  }

  /// The index behind the node that begins at an index.
  private static func endOfNode(at start: Int, in events: [YAMLEvent]) -> Int {
    var depth = 0
    var index = start
    repeat {
      switch events[index].kind {
      case .mappingStart, .sequenceStart: depth += 1
      case .mappingEnd, .sequenceEnd: depth -= 1
      default: break
      }
      index += 1
    } while depth > 0 && index < events.count
    return index
  }
}

extension YAMLEvent {
  fileprivate var isEmptyScalar: Bool { kind == .scalar(.plain) && value.isEmpty && tag == nil }
}
