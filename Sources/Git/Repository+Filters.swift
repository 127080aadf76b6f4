internal import CGit2

extension Repository {
  /// The bytes that git would store for a file of the work tree.
  ///
  /// The path is relative to the root; `.gitattributes` may say something about it.
  package func toRepository(_ content: [UInt8], path: String) throws(GitError) -> [UInt8] {
    try filter(content, path, GIT_FILTER_TO_ODB)
  }

  /// The bytes that git would put into the work tree for a blob: the way back.
  package func toWorkTree(_ content: [UInt8], path: String) throws(GitError) -> [UInt8] {
    try filter(content, path, GIT_FILTER_TO_WORKTREE)
  }

  private func filter(
    _ content: [UInt8],
    _ path: String,
    _ mode: git_filter_mode_t
  ) throws(GitError) -> [UInt8] {
    try refuseForeignFilters(path)
    guard !content.isEmpty else { return content }
    var filters: OpaquePointer?
    try check(
      git_filter_list_load(&filters, pointer, nil, path, mode, GIT_FILTER_ALLOW_UNSAFE.rawValue)
    )
    guard let filters else { return content }
    defer { git_filter_list_free(filters) }
    return try bytes { buffer in
      content.withUnsafeBytes { content in
        let text = content.bindMemory(to: CChar.self)
        return git_filter_list_apply_to_buffer(&buffer, filters, text.baseAddress, text.count)
      }
    }
  }

  /// libgit2 neither runs the programs nor converts the encodings that attributes can ask for.
  private func refuseForeignFilters(_ path: String) throws(GitError) {
    if let encoding = try attribute("working-tree-encoding", of: path),
      !["utf-8", "utf8"].contains(encoding.lowercased())
    {
      throw GitError(unsupported: .workingTreeEncoding(encoding))
    }
    if let filter = try attribute("filter", of: path), try isConfigured(filter) {
      throw GitError(unsupported: .filter(filter))
    }
  }

  private func isConfigured(_ filter: String) throws(GitError) -> Bool {
    for command in ["clean", "smudge", "process"] {
      guard try configString("filter.\(filter).\(command)") == nil else { return true }
    }
    return false
  }

  /// The text that an attribute is set to.
  private func attribute(_ name: String, of path: String) throws(GitError) -> String? {
    var value: UnsafePointer<CChar>?
    try check(git_attr_get(&value, pointer, 0, path, name))
    return git_attr_value(value) == GIT_ATTR_VALUE_STRING ? String(value) : nil
  }
}
