internal import CGit2
internal import Synchronization

/// Opening repositories that belong to others, as far as `safe.directory` allows it.
///
/// libgit2 knows the setting from the files of the system and the user alone, and git also from what
/// variables say.
enum OwnerValidation {
  /// The library has one switch for all threads.
  private static let lock = Mutex(())

  /// Opens a repository, also one that is trusted by variables alone.
  static func open(
    trusting variables: ConfigurationVariables,
    _ open: (inout OpaquePointer?) -> Int32
  ) throws(GitError) -> OpaquePointer {
    let address = try lock.withLock { _ throws(GitError) in
      UInt(bitPattern: try openAlone(trusting: variables, open))
    }
    guard let pointer = OpaquePointer(bitPattern: address) else {
      throw GitError(.other, "libgit2 handed out no repository")
    }
    return pointer
  }

  private static func openAlone(
    trusting variables: ConfigurationVariables,
    _ open: (inout OpaquePointer?) -> Int32
  ) throws(GitError) -> OpaquePointer {
    do throws(GitError) {
      return try Handle.pointer(open)
    } catch {
      guard error.kind == .unsafeOwner, variables.areSet else { throw error }
      return try withoutValidation { () throws(GitError) in
        try openTrusted(variables, else: error, open)
      }
    }
  }

  private static func withoutValidation<Value>(
    _ body: () throws(GitError) -> Value
  ) throws(GitError) -> Value {
    try check(cgit2_set_owner_validation(0))
    defer { _ = cgit2_set_owner_validation(1) }
    return try body()
  }

  private static func openTrusted(
    _ variables: ConfigurationVariables,
    else refusal: GitError,
    _ open: (inout OpaquePointer?) -> Int32
  ) throws(GitError) -> OpaquePointer {
    let pointer = try Handle.pointer(open)
    let folder = git_repository_workdir(pointer) ?? git_repository_path(pointer)
    let values = try variables.configuration().values(of: "safe.directory")
    guard let folder = String(folder), isTrusted(folder, by: values) else {
      git_repository_free(pointer)
      throw refusal
    }
    return pointer
  }

  /// Whether a folder is listed; an empty value forgets those before it.
  private static func isTrusted(_ folder: String, by values: [String]) -> Bool {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let last = values.split(separator: "", omittingEmptySubsequences: false).last ?? []
    return last.contains { $0 == "*" || $0 == folder }
  }
}

extension Handle {
  /// All values that a configuration has for a key, the most specific last.
  fileprivate borrowing func values(of key: String) throws(GitError) -> [String] {
    var iterator: UnsafeMutablePointer<git_config_iterator>?
    try check(git_config_multivar_iterator_new(&iterator, pointer, key, nil))
    defer { git_config_iterator_free(iterator) }
    var values: [String] = []
    var entry: UnsafeMutablePointer<git_config_entry>?
    while git_config_next(&entry, iterator) == 0 {
      values.append(String(entry?.pointee.value) ?? "")
    }
    return values
  }
}
