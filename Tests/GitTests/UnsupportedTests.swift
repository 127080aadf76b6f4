import Git
import TestSupport
import Testing

@Suite("What libgit2 cannot open is said by its name")
struct UnsupportedTests {
  @Test("SHA-256")
  func sha256() throws {
    let test = try TestRepository("--object-format=sha256")
    #expect(failure { _ = try test.open() } == .unsupported(.sha256))
  }

  @Test("SHA-1 by its name, and other extensions that ask nothing of us")
  func knownExtensions() throws {
    let test = try TestRepository()
    try test.git("config", "core.repositoryFormatVersion", "1")
    for setting in ["objectFormat=sha1", "worktreeConfig=true", "preciousObjects=true"] {
      let parts = setting.split(separator: "=").map(String.init)
      try test.git("config", "extensions.\(parts[0])", parts[1])
      try test.git("status")
      _ = try test.open()
    }
  }

  @Test("An unknown extension")
  func unknownExtension() throws {
    let test = try TestRepository()
    try test.git("config", "core.repositoryFormatVersion", "1")
    try test.git("config", "extensions.future", "true")
    #expect(
      failure { _ = try test.open() } == .unsupported(.repositoryExtension("extensions.future"))
    )
  }

  @Test("A future format version")
  func futureVersion() throws {
    let test = try TestRepository()
    try test.git("config", "core.repositoryFormatVersion", "9")
    #expect(failure { _ = try test.open() } == .unsupported(.repositoryVersion))
  }

  @Test("A split index")
  func splitIndex() throws {
    let test = try TestRepository()
    try test.commit(["file": "text"])
    try test.git("update-index", "--split-index")
    #expect(try failureOfReadingIndex(test) == .unsupported(.splitIndex))
  }

  @Test("A sparse index")
  func sparseIndex() throws {
    let test = try TestRepository()
    try test.commit(["in/file": "text", "out/a/file": "text", "top": "text"])
    try test.git("sparse-checkout", "set", "--cone", "--sparse-index", "in")
    #expect(try failureOfReadingIndex(test) == .unsupported(.sparseIndex))
  }

  @Test("An index without checksum, as git 2.40 and later can write it")
  func indexWithoutChecksum() throws {
    let test = try TestRepository()
    try test.commit(["file": "text"])
    let index = try test.read(".git/index")
    try test.write(index.dropLast(20) + [UInt8](repeating: 0, count: 20), to: ".git/index")
    #expect(try failureOfReadingIndex(test) == .unsupported(.indexWithoutChecksum))
    try test.write(index.dropLast(20) + [UInt8](repeating: 1, count: 20), to: ".git/index")
    #expect(try failureOfReadingIndex(test) == .damaged(path: "index"))
  }

  @Test("GIT_COMMON_DIR")
  func commonDirectoryVariable() throws {
    let test = try TestRepository()
    let open = { _ = try openRepository(at: test.path, environment: ["GIT_COMMON_DIR": "x"]) }
    #expect(failure(of: open) == .unsupported(.environmentVariable("GIT_COMMON_DIR")))
  }

  @Test("Extensions that libgit2 does know open: a sparse checkout without a sparse index")
  func sparseCheckout() throws {
    let test = try TestRepository()
    try test.commit(["in/file": "text", "out/file": "text"])
    try test.git("sparse-checkout", "set", "--cone", "in")
    let repository = try test.open()
    let index = try repository.index()
    #expect(index.entry(at: "out/file")?.isSkippedInWorkTree == true)
  }

  private func failureOfReadingIndex(_ test: TestRepository) throws -> GitError.Kind? {
    let repository = try test.open()
    return failure { _ = try repository.index() }
  }
}
