/// The files through which SSH signs.
struct SigningFiles {
  /// What is to be signed.
  let content: String

  init(in state: StateFolder) { content = "\(state.path)/signing" }

  /// Where the signature will be.
  var signature: String { content + ".sig" }

  /// The public key, where it is in no file of its own.
  var key: String { content + ".key" }

  /// Creates one of them, which nobody else can read.
  func write(_ bytes: [UInt8], to file: String) throws(KanbanStoreError) {
    try withFiles { () throws(FileFailure) in
      try FileDescriptor(creating: file, mode: 0o600).writeAll(bytes)
    }
  }

  func clear() { for file in [content, signature, key] { removeFile(file) } }
}
