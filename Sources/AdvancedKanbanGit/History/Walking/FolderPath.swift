/// The path of a folder within a repository, name by name; the root has none.
struct FolderPath: Hashable, Sendable {
  /// The bytes of the names: git does not ask that they be UTF-8.
  private(set) var names: [[UInt8]]

  /// - Parameter path: The names with slashes between them; "" for the root.
  init(_ path: String) { names = path.split(separator: "/").map { Array($0.utf8) } }

  /// The path of a folder within this one.
  func appending(_ name: [UInt8]) -> FolderPath {
    var path = self
    path.names.append(name)
    return path
  }

  /// The path of a file within this folder.
  func path(of name: String) -> String { names.isEmpty ? name : "\(self)/\(name)" }
}

extension FolderPath: CustomStringConvertible {
  /// The names with slashes between them; "" for the root.
  var description: String {
    names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }
}
