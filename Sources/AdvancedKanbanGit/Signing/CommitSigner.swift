internal import Git

/// Signs commits by the program that the configuration names.
struct CommitSigner {
  private let format: SigningFormat
  private let program: String
  private let key: String?
  private let keyCommand: String?
  private let surroundings: ProgramSurroundings

  /// The signer that the configuration asks for; `nil` where commits are not signed.
  init?(
    of repository: borrowing Repository,
    _ surroundings: ProgramSurroundings
  ) throws(GitError) {
    guard try repository.configBool("commit.gpgSign") == true else { return nil }
    let name = try repository.configString("gpg.format")
    guard let format = SigningFormat(rawValue: name ?? SigningFormat.openPGP.rawValue) else {
      throw .invalid("invalid value for 'gpg.format': '\(name ?? "")'")
    }
    self.format = format
    program = try Self.program(format, in: repository)
    key = try repository.configString("user.signingKey")
    keyCommand = try repository.configString("gpg.ssh.defaultKeyCommand")
    self.surroundings = surroundings
  }

  private static func program(
    _ format: SigningFormat,
    in repository: borrowing Repository
  ) throws(GitError) -> String {
    for setting in format.programSettings {
      if let program = try repository.configString(setting) { return program }
    }
    return format.usualProgram
  }

  /// The signature of a commit.
  ///
  /// - Parameters:
  ///   - content: What the commit says.
  ///   - committer: Whose key it is, where no other is configured.
  ///   - state: Where files can be put meanwhile.
  /// - Returns: The signature in its armour.
  /// - Throws: ``KanbanStoreError/signing(_:)``, or a failure of such a file.
  func signature(
    of content: [UInt8],
    by committer: Signature,
    in state: StateFolder
  ) throws(KanbanStoreError) -> [UInt8] {
    let signature =
      switch format {
      case .openPGP, .x509:
        try signature(of: content, withKeyOf: key ?? "\(committer.name) <\(committer.email)>")
      case .ssh: try signature(of: content, with: try sshKey(), in: state)
      }
    return signature.filter { $0 != UInt8(ascii: "\r") }
  }

  /// Runs a program, which must succeed.
  private func run(
    _ words: [String],
    on input: [UInt8] = []
  ) throws(KanbanStoreError) -> ProgramOutput {
    let result: ProgramOutput
    do { result = try surroundings.program(words).run(on: input) } catch {
      throw .signing(.failed(program: words[0], reason: error.reason))
    }
    guard result.status == 0 else { throw failure(of: words[0], result) }
    return result
  }

  private func failure(of program: String, _ result: ProgramOutput) -> KanbanStoreError {
    let lines = String(decoding: result.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    // The others are for programs.
    let reason = lines.filter { !$0.hasPrefix("[GNUPG:]") }.joined(separator: "\n")
    return .signing(
      .failed(
        program: program,
        reason: reason.isEmpty ? "it ended with \(result.status)" : reason
      )
    )
  }
}

// MARK: - OpenPGP and X.509

extension CommitSigner {
  private func signature(
    of content: [UInt8],
    withKeyOf user: String
  ) throws(KanbanStoreError) -> [UInt8] {
    let result = try run([program, "--status-fd=2", "-bsau", user], on: content)
    // The program may end well without having signed anything.
    let mark = "[GNUPG:] SIG_CREATED ".utf8
    let isSigned = result.errors.split(separator: UInt8(ascii: "\n")).contains {
      $0.starts(with: mark)
    }
    guard isSigned else { throw failure(of: program, result) }
    return result.output
  }
}

// MARK: - SSH

extension CommitSigner {
  private func signature(
    of content: [UInt8],
    with key: SSHKey,
    in state: StateFolder
  ) throws(KanbanStoreError) -> [UInt8] {
    let files = SigningFiles(in: state)
    files.clear()
    defer { files.clear() }
    var words = [program, "-Y", "sign", "-n", "git", "-f"]
    switch key {
    case .file(let name): words.append(surroundings.location(of: name))
    case .literal(let key):
      try files.write(Array(key.utf8), to: files.key)
      words += [files.key, "-U"]
    }
    try files.write(content, to: files.content)
    _ = try run(words + [files.content])
    return try withFiles { () throws(FileFailure) in try readFile(files.signature) }
  }

  private func sshKey() throws(KanbanStoreError) -> SSHKey {
    if let key, !key.isEmpty { return SSHKey(key) }
    guard let keyCommand else { throw .signing(.noKey) }
    guard let words = commandWords(of: keyCommand), !words.isEmpty else {
      throw .signing(.invalidCommand(setting: "gpg.ssh.defaultKeyCommand"))
    }
    let output = String(decoding: try run(words).output, as: UTF8.self)
    let line = output.prefix { !$0.isNewline }
    guard case .literal(let key) = SSHKey(String(line)) else { throw .signing(.noKey) }
    return .literal(key)
  }
}
