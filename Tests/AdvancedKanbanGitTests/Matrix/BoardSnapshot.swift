import Git
import TestSupport

/// A repository as git sees it: the last commit, the index and the work tree.
struct BoardSnapshot {
  /// The modes and objects that the last commit has.
  let head: [String: String]

  /// The modes, objects and stages that the index has.
  let index: [String: String]

  /// The files of the work tree.
  let work: Files

  let status: [String]

  /// The lines that are staged, each with `+` or `-`, sorted.
  let stagedLines: [String]

  /// The lines that are edited and not staged.
  let editedLines: [String]

  init(_ repository: TestRepository) throws {
    head = try repository.entries("ls-tree", "-r", "-z", "HEAD")
    index = try repository.entries("ls-files", "--stage", "-z")
    work = try repository.filesOfWorkTree()
    status = try repository.status().sorted()
    stagedLines = try repository.changedLines("--cached")
    editedLines = try repository.changedLines()
  }
}

extension TestRepository {
  /// What git lists as `MODE ... ID ...<tab>PATH`, by path.
  fileprivate func entries(_ arguments: String...) throws -> [String: String] {
    let list = try run(arguments)
    guard list.exitCode == 0 else { return [:] }
    let pairs = list.text.split(separator: "\0").map { entry in
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      return (parts[1], parts[0])
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  func filesOfWorkTree() throws -> Files {
    let list = try git("ls-files", "--cached", "--others", "-z", "--deduplicate")
    let paths = list.text.split(separator: "\0").map(String.init)
    return paths.reduce(into: [:]) { files, path in
      files[path] = try? read(path)
    }
  }

  /// The contents of entries that are files.
  func contents(of entries: [String: String]) throws -> Files {
    let ids = entries.compactMapValues { entry in
      entry.split(separator: " ").map(String.init).first { $0.count == 40 }
    }
    let files = ids.sorted { $0.key < $1.key }
    let request = files.map { "\($0.value)\n" }.joined()
    var answer = try git("cat-file", "--batch", input: Array(request.utf8)).output[...]
    return try files.reduce(into: [:]) { result, file in
      result[file.key] = try popObject(from: &answer)
    }
  }

  /// Takes an object off the answer of `git cat-file --batch`: `ID KIND SIZE`, and the content.
  private func popObject(from answer: inout ArraySlice<UInt8>) throws -> [UInt8] {
    let header = Array(answer.prefix { $0 != UInt8(ascii: "\n") })
    guard let size = header.text.split(separator: " ").last.flatMap({ Int($0) }) else {
      throw TestFailure("unexpected '\(header.text)'")
    }
    answer = answer.dropFirst(header.count + 1)
    defer { answer = answer.dropFirst(size + 1) }
    return Array(answer.prefix(size))
  }

  /// The lines that git says have come and gone, sorted.
  func changedLines(_ arguments: String...) throws -> [String] {
    let diff = try run(["diff", "--unified=0"] + arguments).expectSuccess().lines
    return diff.filter { line in
      (line.hasPrefix("+") || line.hasPrefix("-")) && !line.hasPrefix("+++")
        && !line.hasPrefix("---")
    }.sorted()
  }
}

extension [String: String] {
  /// The entries with other contents; a new one is a plain file.
  func replacing(_ files: Files, by new: Files, newEntry: (ObjectID) -> String) throws -> Self {
    var result = self
    for (path, content) in new where files[path] != content {
      let id = try Repository.hashBlob(content)
      let words = self[path]?.split(separator: " ").map(String.init)
      let entry = words?.map { $0.count == 40 ? id.description : $0 }
      result[path] = entry?.joined(separator: " ") ?? newEntry(id)
    }
    return result
  }
}
