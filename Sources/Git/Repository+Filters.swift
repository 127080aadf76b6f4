internal import CGit2

extension Repository {
  /// The bytes that git would store for a file of the work tree, once the filter program has had it,
  /// if the file has one; see ``filterDriver(of:)``.
  ///
  /// The path is relative to the root; `.gitattributes` may say something about it.
  package func toRepository(_ content: [UInt8], path: String) throws(GitError) -> [UInt8] {
    try filter(content, path, GIT_FILTER_TO_ODB)
  }

  /// The bytes that git would put into the work tree for a blob, or hand to the filter program: the
  /// way back. `$Id$` stays as it is.
  package func toWorkTree(_ content: [UInt8], path: String) throws(GitError) -> [UInt8] {
    try filter(content, path, GIT_FILTER_TO_WORKTREE)
  }

  private func filter(
    _ content: [UInt8],
    _ path: String,
    _ mode: git_filter_mode_t
  ) throws(GitError) -> [UInt8] {
    try refuseForeignEncoding(path)
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

  /// libgit2 does not convert the encodings that attributes can ask for. What is not UTF-8 in the work
  /// tree could not be read as Markdown either.
  private func refuseForeignEncoding(_ path: String) throws(GitError) {
    guard let encoding = try attribute("working-tree-encoding", of: path),
      !["utf-8", "utf8"].contains(encoding.lowercased())
    else { return }
    throw GitError(unsupported: .workingTreeEncoding(encoding))
  }

  /// The text that an attribute is set to.
  func attribute(_ name: String, of path: String) throws(GitError) -> String? {
    var value: UnsafePointer<CChar>?
    try check(git_attr_get(&value, pointer, 0, path, name))
    return git_attr_value(value) == GIT_ATTR_VALUE_STRING ? String(value) : nil
  }
}
