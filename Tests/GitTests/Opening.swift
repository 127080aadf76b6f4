import Git
import TestSupport
import Testing

/// Opens what git would use in a folder, blind to the configuration of the machine.
func openRepository(
  at path: String,
  environment: [String: String] = [:],
  directory: String = "."
) throws -> Repository {
  try Hermetic.isolation.get()
  return try Repository(
    discoveringFrom: path,
    environment: environment,
    directory: directory
  )
}

extension TestRepository {
  func open() throws -> Repository { try openRepository(at: path) }

  /// The ID that a revision stands for.
  func objectID(_ revision: String) throws -> ObjectID {
    try #require(ObjectID(hex: try id(revision)))
  }
}

extension Repository {
  /// Stores a commit by somebody.
  func createCommit(
    tree: ObjectID,
    parents: [ObjectID],
    message: [UInt8]
  ) throws(GitError) -> ObjectID {
    let header = try commitHeader(
      tree: tree,
      parents: parents,
      author: Hermetic.signature,
      committer: Hermetic.signature
    )
    return try createCommit(header + message)
  }
}

enum Hermetic {
  static let isolation = Result {
    for level in ConfigurationLevel.allCases { try level.search(in: "/nonexistent") }
  }

  static let signature = Signature(
    name: "A. U. Thor",
    email: "author@example.com",
    time: Timestamp(seconds: 1_112_911_993, offsetInMinutes: -420)
  )
}

/// The kind of the error that an operation ends with.
func failure(of operation: () throws -> Void) -> GitError.Kind? {
  do {
    try operation()
    return nil
  } catch {
    return (error as? GitError)?.kind
  }
}
