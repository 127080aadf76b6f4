/// Whom `--author` names.
struct AuthorName: Equatable {
  let name: String
  let email: String

  /// Reads `Name <email>`; what comes behind that does not count.
  init(_ text: String) throws(Failure) {
    guard let start = text.firstIndex(of: "<"), let end = text[start...].firstIndex(of: ">") else {
      throw .malformed(text)
    }
    name = trimmed(text[..<start])
    email = trimmed(text[text.index(after: start)..<end])
    if name.isEmpty || email.isEmpty { throw .malformed(text) }
  }
}

extension Failure {
  fileprivate static func malformed(_ author: String) -> Failure {
    .usage("'\(author)' is no author", hint: "give it as '--author \"Name <email>\"'")
  }
}
