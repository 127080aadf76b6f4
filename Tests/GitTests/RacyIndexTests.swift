import Git
import TestSupport
import Testing

/// What git would call racy: edits in the second in which a file was staged.
@Suite struct RacyIndexTests {
  @Test("An edit that the times do not show stays visible when the index is written later")
  func keepsEditsVisible() throws {
    let repository = try TestRepository()
    try repository.commit(["file": "one\n", "other": "1\n"])
    for text in ["two\n", "six\n", "ten\n"] {
      try repository.write("old\n", to: "file")
      try repository.git("add", "file")
      try repository.write(text, to: "file")
      // The index must be written in a later second than the file.
      _ = try repository.sandbox.run("sleep", ["1.1"])
      let opened = try repository.open()
      let index = try opened.index()
      let id = try opened.writeBlob(Array(text.utf8))
      try index.set(path: "other", id: id, mode: .file, stat: nil)
      try index.write()
      #expect(try repository.status().contains { $0.hasSuffix("M file") })
    }
  }
}
