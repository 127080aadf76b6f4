/// A filter that `.gitattributes` names, as git's configuration has it (gitattributes(5), "filter").
package struct FilterDriver: Hashable, Sendable {
  package let name: String

  /// The command that makes what is stored out of a file of the work tree.
  package let clean: String?

  /// The command for the way back.
  package let smudge: String?

  /// The command that does both, and then stands for both of them.
  package let process: String?

  /// Whether a content that the commands do not take must not pass as it is.
  package let isRequired: Bool

  package init(
    name: String,
    clean: String? = nil,
    smudge: String? = nil,
    process: String? = nil,
    isRequired: Bool = false
  ) {
    self.name = name
    self.clean = clean
    self.smudge = smudge
    self.process = process
    self.isRequired = isRequired
  }
}

extension Repository {
  /// The filter of a path relative to the root; `nil` where it has none, or one that is not
  /// configured and that git passes over for that reason.
  package func filterDriver(of path: String) throws(GitError) -> FilterDriver? {
    guard let name = try attribute("filter", of: path) else { return nil }
    let driver = FilterDriver(
      name: name,
      clean: try configString("filter.\(name).clean"),
      smudge: try configString("filter.\(name).smudge"),
      process: try configString("filter.\(name).process"),
      isRequired: try configBool("filter.\(name).required") ?? false
    )
    return driver == FilterDriver(name: name) ? nil : driver
  }
}
