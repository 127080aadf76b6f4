internal import Git

/// The two ways between the work tree and the repository; the raw value is git's word.
enum FilterDirection: String {
  /// Into the repository.
  case clean

  /// Into the work tree.
  case smudge
}

extension FilterDriver {
  func command(for direction: FilterDirection) -> String? {
    switch direction {
    case .clean: clean
    case .smudge: smudge
    }
  }
}
