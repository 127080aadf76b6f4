/// What a tree or an index says about the kind of an entry.
package enum FileMode: UInt32, Sendable {
  case tree = 0o040000
  case file = 0o100644
  case executable = 0o100755
  case link = 0o120000
  /// The commit of a submodule.
  case submodule = 0o160000
}
