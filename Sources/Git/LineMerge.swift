internal import CGit2

/// Merging two versions of a text line by line, as git does.
package enum LineMerge {
  /// The version that has the changes of both sides.
  ///
  /// Where both have changed the same lines, those of both are there, ours first
  /// (git-merge-file(1), `--union`).
  ///
  /// - Parameters:
  ///   - ours: One version.
  ///   - theirs: Another.
  ///   - base: The version that both come from.
  /// - Returns: The merged text.
  /// - Throws: ``GitError``.
  package static func union(
    of ours: [UInt8],
    and theirs: [UInt8],
    base: [UInt8]
  ) throws(GitError) -> [UInt8] {
    try merge(ours, theirs, base, GIT_MERGE_FILE_FAVOR_UNION) ?? ours
  }

  /// The version that has the changes of both sides; `nil` where both have changed the same lines.
  ///
  /// - Parameters:
  ///   - ours: One version.
  ///   - theirs: Another.
  ///   - base: The version that both come from.
  /// - Returns: The merged text.
  /// - Throws: ``GitError``.
  package static func clean(
    of ours: [UInt8],
    and theirs: [UInt8],
    base: [UInt8]
  ) throws(GitError) -> [UInt8]? {
    try merge(ours, theirs, base, GIT_MERGE_FILE_FAVOR_NORMAL)
  }

  private static func merge(
    _ ours: [UInt8],
    _ theirs: [UInt8],
    _ base: [UInt8],
    _ favor: git_merge_file_favor_t
  ) throws(GitError) -> [UInt8]? {
    try Library.start()
    var options = git_merge_file_options()
    try check(git_merge_file_options_init(&options, UInt32(GIT_MERGE_FILE_OPTIONS_VERSION)))
    options.favor = favor
    var result = git_merge_file_result()
    defer { git_merge_file_result_free(&result) }
    let code = withInput(base) { base in
      withInput(ours) { ours in
        withInput(theirs) { theirs in
          git_merge_file(&result, &base, &ours, &theirs, &options)
        }
      }
    }
    try check(code)
    guard favor == GIT_MERGE_FILE_FAVOR_UNION || result.automergeable == 1 else { return nil }
    return [UInt8](UnsafeRawBufferPointer(start: result.ptr, count: result.len))
  }

  private static func withInput(
    _ bytes: [UInt8],
    _ body: (inout git_merge_file_input) -> Int32
  ) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var input = git_merge_file_input()
      git_merge_file_input_init(&input, UInt32(GIT_MERGE_FILE_INPUT_VERSION))
      input.ptr = buffer.assumingMemoryBound(to: CChar.self).baseAddress
      input.size = buffer.count
      return body(&input)
    }
  }
}
