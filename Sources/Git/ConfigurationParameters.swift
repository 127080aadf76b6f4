internal import CGit2

/// The settings that git takes from the command line and from variables: `GIT_CONFIG_PARAMETERS`, in
/// which `git -c` hands them on, and `GIT_CONFIG_COUNT` with its keys and values (git-config(1),
/// "ENVIRONMENT").
///
/// libgit2 knows none of them.
struct ConfigurationParameters {
  /// A setting; without a value it is true.
  fileprivate struct Setting {
    let key: String
    let value: String?
  }

  private var settings: [Setting] = []

  init(_ environment: [String: String]) throws(GitError) {
    try addCounted(environment)
    try addListed(environment["GIT_CONFIG_PARAMETERS"] ?? "")
  }

  var isEmpty: Bool { settings.isEmpty }

  /// The settings as a configuration file has them; later ones win.
  var text: String {
    get throws(GitError) {
      var text = ""
      for setting in settings { text += try setting.text }
      return text
    }
  }

  private mutating func addCounted(_ environment: [String: String]) throws(GitError) {
    guard let text = environment["GIT_CONFIG_COUNT"], !text.isEmpty else { return }
    guard let count = Int(text), 0...Int(Int32.max) ~= count else {
      throw .invalid("bogus count in GIT_CONFIG_COUNT")
    }
    for number in 0..<count {
      let values = try ["GIT_CONFIG_KEY_\(number)", "GIT_CONFIG_VALUE_\(number)"].map {
        name throws(GitError) in
        guard let value = environment[name] else { throw .invalid("missing \(name)") }
        return value
      }
      settings.append(Setting(key: values[0], value: values[1]))
    }
  }

  /// Reads `'key'='value'`, and `'key=value'` as it was before git 2.31.
  private mutating func addListed(_ text: String) throws(GitError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard let word = popQuoted(from: &rest) else { throw .badParameters }
      if rest.first == UInt8(ascii: "=") {
        rest.removeFirst()
        let value = popQuoted(from: &rest)
        settings.append(Setting(key: word, value: value))
      } else {
        settings.append(Setting(listed: word))
      }
      guard rest.first.map(isBlank) ?? true else { throw .badParameters }
      rest = rest.drop(while: isBlank)
    }
  }
}

extension GitError {
  fileprivate static let badParameters = GitError.invalid("bogus format in GIT_CONFIG_PARAMETERS")
}

private func isBlank(_ byte: UInt8) -> Bool { " \t\n\r".utf8.contains(byte) }

/// Takes off a word as git quotes it for a shell; `nil` where none is there.
private func popQuoted(from text: inout ArraySlice<UInt8>) -> String? {
  let quote = UInt8(ascii: "'")
  var rest = text
  guard rest.popFirst() == quote else { return nil }
  var word: [UInt8] = []
  while let byte = rest.popFirst() {
    if byte != quote {
      word.append(byte)
    } else if let escaped = escaped(at: rest) {
      word.append(escaped)
      rest = rest.dropFirst(3)
    } else {
      text = rest
      return String(decoding: word, as: UTF8.self)
    }
  }
  return nil
}

/// The character behind a backslash between two quoted parts of a word.
private func escaped(at text: ArraySlice<UInt8>) -> UInt8? {
  let next = Array(text.prefix(3))
  guard next.count == 3, next[0] == UInt8(ascii: "\\"), "'!".utf8.contains(next[1]),
    next[2] == UInt8(ascii: "'")
  else { return nil }
  return next[1]
}

extension ConfigurationParameters.Setting {
  /// - Parameter text: The key, with or without `=` and a value.
  fileprivate init(listed text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let key = parts[0].drop { $0.isWhitespace }
    self.init(key: String(key), value: parts.count == 2 ? String(parts[1]) : nil)
  }

  fileprivate var text: String {
    get throws(GitError) {
      let parts = key.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 1, let section = parts.first, let name = parts.last,
        isName(section), isName(name), name.first?.isLetter == true, !key.contains("\n")
      else { throw .invalid("invalid key '\(key)' in a variable of the environment") }
      let subsection = parts.dropFirst().dropLast().joined(separator: ".")
      let header = parts.count == 2 ? "\(section)" : "\(section) \"\(escaped(subsection))\""
      let value = value.map { " = \"\(escaped($0))\"" } ?? ""
      return "[\(header)]\n\t\(name)\(value)\n"
    }
  }

  private func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

extension Handle {
  /// Puts settings above all that a configuration has.
  func add(_ parameters: ConfigurationParameters) throws(GitError) {
    let text = try parameters.text
    var source: UnsafeMutablePointer<git_config_backend>?
    try check(git_config_backend_from_string(&source, text, text.utf8.count))
    defer { source?.pointee.free(source) }
    try check(source?.pointee.open(source, highestLevel, nil) ?? GIT_ERROR.rawValue)
    // What libgit2 1.5 hands out of a text itself cannot be freed; what it hands out of a copy can.
    var copy: UnsafeMutablePointer<git_config_backend>?
    try check(git_config_backend_snapshot(&copy, source))
    try check(git_config_add_backend(pointer, copy, highestLevel, nil, 0))
  }
}

/// The library knows no level for these settings; this one is above that of a single work tree.
private let highestLevel = git_config_level_t(GIT_CONFIG_LEVEL_APP.rawValue + 1)
