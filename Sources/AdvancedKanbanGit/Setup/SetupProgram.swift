/// How this program is run from elsewhere.
package struct SetupProgram: Sendable {
  /// The words by which a shell runs it.
  package let words: String

  /// The folder of the `PATH` in which it is, if it is in any.
  package let folder: String?

  /// Whether git finds a program for the merge strategy `kanban` on the `PATH`.
  package let hasStrategy: Bool

  package init(words: String, folder: String?, hasStrategy: Bool) {
    (self.words, self.folder, self.hasStrategy) = (words, folder, hasStrategy)
  }
}

/// What somebody has to do for a part of the setup, which is left out meanwhile.
package enum SetupNote: Hashable, Sendable {
  /// git does not find the merge strategy: this file is missing in a folder of the `PATH`; in the one
  /// given, if there is one.
  case strategyOutOfReach(folder: String?)

  /// There is a hook already, or another place for hooks: this is where it is.
  case hookTaken(path: String)

  /// From now on git merges nothing where it does not find the strategy.
  case strategyNeeded

  /// The settings and the hook stay, as these boards use them, too; given by their folders.
  case sharedSetup(boards: [String])
}
