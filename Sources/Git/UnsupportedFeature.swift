/// Something that git handles and libgit2 1.5 does not.
package enum UnsupportedFeature: Equatable, Sendable {
  case sha256
  case splitIndex
  case sparseIndex
  /// The index was written with `index.skipHash`.
  case indexWithoutChecksum
  /// An index extension that must be understood, by its four letters.
  case indexExtension(String)
  /// A repository extension, by its key: `extensions.refstorage`.
  case repositoryExtension(String)
  case repositoryVersion
  /// An encoding of files in the work tree that `.gitattributes` asks for.
  case workingTreeEncoding(String)
  /// An environment variable that git knows.
  case environmentVariable(String)
}

extension UnsupportedFeature: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sha256: "SHA-256 repository"
    case .splitIndex: "split index"
    case .sparseIndex: "sparse index"
    case .indexWithoutChecksum: "index without checksum"
    case .indexExtension(let name): "index extension '\(name)'"
    case .repositoryExtension(let key): "repository extension '\(key)'"
    case .repositoryVersion: "repository format version"
    case .workingTreeEncoding(let name): "working-tree-encoding '\(name)'"
    case .environmentVariable(let name): "environment variable '\(name)'"
    }
  }
}

extension UnsupportedFeature {
  /// The feature that a message of libgit2 complains about, if it is such a message.
  init?(message: String) {
    if let key = message.suffix(after: "unsupported extension name ") {
      self = .repositoryExtension(key)
    } else if let name = message.suffix(after: "unsupported mandatory extension: ") {
      self.init(indexExtension: name.filter { $0 != "'" })
    } else if message.hasPrefix("unsupported repository version") {
      self = .repositoryVersion
    } else {
      return nil
    }
  }

  private init(indexExtension name: String) {
    switch name {
    case "link": self = .splitIndex
    case "sdir": self = .sparseIndex
    default: self = .indexExtension(name)
    }
  }
}

extension String {
  func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
