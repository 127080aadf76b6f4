/// The two people that a commit names.
package enum CommitRole: String, Sendable {
  case author
  case committer
}

extension Repository {
  /// Whom a commit that is made now names, by git's rules.
  ///
  /// Variables in `environment`, such as `GIT_AUTHOR_NAME`, come first, also for the time, then
  /// the configuration. Unlike git, nothing is made up from the names of the account and the
  /// machine: where nothing is configured, this throws an error of kind `missingIdentity`.
  package func signature(
    of role: CommitRole,
    environment: [String: String],
    now: Timestamp
  ) throws(GitError) -> Signature {
    let prefix = "GIT_\(role.rawValue.uppercased())_"
    let given = { (part: String) in environment[prefix + part] }
    return Signature(
      name: try usable(try name(given("NAME"), of: role), else: .name),
      email: try usable(try email(given("EMAIL"), of: role, environment), else: .email),
      time: try time(given("DATE")) ?? now
    )
  }

  private func name(_ given: String?, of role: CommitRole) throws(GitError) -> String? {
    if let given { return given }
    return try configured("name", for: role)
  }

  private func email(
    _ given: String?,
    of role: CommitRole,
    _ environment: [String: String]
  ) throws(GitError) -> String? {
    if let given { return given }
    if let configured = try configured("email", for: role) { return configured }
    return try configBool("user.useConfigOnly") == true ? nil : environment["EMAIL"]
  }

  private func configured(_ key: String, for role: CommitRole) throws(GitError) -> String? {
    for section in [role.rawValue, "user"] {
      if let value = try configString("\(section).\(key)"), value != "" { return value }
    }
    return nil
  }
}

private func usable(
  _ value: String?,
  else missing: GitError.MissingIdentity
) throws(GitError) -> String {
  if let value = value.map(withoutCrud), value != "" { return value }
  throw GitError(.missingIdentity(missing), "no \(missing) is configured for commits")
}

/// Takes out what git cannot store in a name, and strips what it does not want at its ends.
private func withoutCrud(_ text: String) -> String {
  let isCrud = { (byte: UInt8) in byte <= 32 || #".,:;<>"\'"#.utf8.contains(byte) }
  let bytes = Array(text.utf8)
  guard let first = bytes.firstIndex(where: { !isCrud($0) }),
    let last = bytes.lastIndex(where: { !isCrud($0) })
  else { return "" }
  return String(decoding: bytes[first...last].filter { !"\n<>".utf8.contains($0) }, as: UTF8.self)
}

private func time(_ text: String?) throws(GitError) -> Timestamp? {
  guard let text, text != "" else { return nil }
  if let time = Timestamp(text) { return time }
  throw GitError(.invalid, "invalid date format: \(text)")
}
