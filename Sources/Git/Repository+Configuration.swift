internal import CGit2

extension Repository {
  /// The value of a key such as `core.autocrlf` at the most specific level that has it.
  package func configString(_ key: String) throws(GitError) -> String? {
    try configuration().string(key)
  }

  /// The same as a truth value; anything that git does not take for one is an error.
  package func configBool(_ key: String) throws(GitError) -> Bool? {
    let configuration = try configuration()
    var value: Int32 = 0
    guard try found(git_config_get_bool(&value, configuration.pointer, key)) else { return nil }
    return value != 0
  }

  /// The same as a number; `k`, `m` and `g` behind it multiply it. Anything else is an error.
  package func configInteger(_ key: String) throws(GitError) -> Int? {
    let configuration = try configuration()
    var value: Int64 = 0
    guard try found(git_config_get_int64(&value, configuration.pointer, key)) else { return nil }
    return Int(value)
  }

  private func configuration() throws(GitError) -> Handle {
    try Handle(freedBy: git_config_free) { git_repository_config(&$0, pointer) }
  }
}

extension Handle {
  /// The value that a configuration has for a key.
  borrowing func string(_ key: String) throws(GitError) -> String? {
    var buffer = git_buf()
    defer { git_buf_dispose(&buffer) }
    guard try found(git_config_get_string_buf(&buffer, pointer, key)) else { return nil }
    return String(buffer.ptr)
  }
}
