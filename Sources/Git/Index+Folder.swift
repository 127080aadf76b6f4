internal import CGit2

extension Index {
  /// The names right in a folder, each once, be it in conflict or not; "" is the root.
  package func names(in folder: String) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var names: [String] = []
    var position = 0
    guard folder.isEmpty || git_index_find_prefix(&position, pointer, prefix) == 0 else {
      git_error_clear()
      return []
    }
    while let entry = git_index_get_byindex(pointer, position),
      let path = String(entry.pointee.path),
      path.utf8.starts(with: prefix.utf8)
    {
      let name = path.utf8.dropFirst(prefix.utf8.count)
      // A path in conflict is there more than once; names are compared by their bytes.
      let isKnown = names.last?.utf8.elementsEqual(name) ?? false
      if !isKnown, !name.contains(UInt8(ascii: "/")) { names.append(String(Substring(name))) }
      position += 1
    }
    return names
  }
}
