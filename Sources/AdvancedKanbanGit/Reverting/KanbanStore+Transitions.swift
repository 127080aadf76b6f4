internal import AdvancedKanbanMarkdown
internal import Git

extension KanbanStore {
  /// The way from one board to another, ready for every version of the board's files.
  ///
  /// - Parameters:
  ///   - old: The one board, as commits have it.
  ///   - new: The other one.
  ///   - commit: The commit that is told of where that cannot be done.
  ///   - labels: What the present board and the wish are called.
  ///   - repository: The repository.
  /// - Returns: The way.
  /// - Throws: ``KanbanStoreError``.
  func transition(
    from old: BoardFiles,
    to new: BoardFiles,
    of commit: ObjectID,
    labels: MergeLabels,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> BoardTransition {
    let stored = BoardTransition.Form(old: old, new: new)
    let shown = BoardTransition.Form(
      old: try shown(old, in: repository),
      new: try shown(new, in: repository)
    )
    return BoardTransition(
      shown == stored ? [stored] : [stored, shown],
      of: namesOfAllVersions.union(old.names).union(new.names),
      from: commit,
      labels: labels
    )
  }

  /// Makes sure that every version of the board can take a change.
  ///
  /// Where the last commit cannot, the error names the commit that has made it so.
  ///
  /// - Returns: The board of the last commit before the change and after it.
  func expectClean(
    _ rewriting: any BoardRewriting,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> (old: BoardFiles, new: BoardFiles) {
    let old = try board(from: .revision("HEAD")).files
    let new: BoardFiles
    do throws(KanbanStoreError) { new = try rewriting.rewritten(old) } catch .undo(
      .changedSince(let obstacle)
    ) {
      guard let head = try commit(named: "HEAD", in: repository) else {
        throw .undo(.changedSince(obstacle))
      }
      throw .undo(
        .changedSince(
          try caused(obstacle, since: head, in: repository) { id throws(KanbanStoreError) in
            _ = try rewriting.rewritten(try board(of: id, in: repository).files)
          }
        )
      )
    }
    for source in [BoardSource.index, .workTree] {
      // What cannot be read is refused where it is changed.
      if let board = try? board(from: source) { _ = try rewriting.rewritten(board.files) }
    }
    return (old, new)
  }

  /// The names of `board.md` and of the columns' files that the last commit, the index or the folder
  /// has.
  var namesOfAllVersions: Set<String> {
    [BoardSource.revision("HEAD"), .index, .workTree].reduce(into: []) { names, source in
      if let board = try? board(from: source) { names.formUnion(board.files.names) }
    }
  }

  /// A board as the work tree would have it.
  private func shown(
    _ files: BoardFiles,
    in repository: borrowing Repository
  ) throws(KanbanStoreError) -> BoardFiles {
    let path = try pathInRepository(repository)
    let filters = ContentFilters(of: repository, environment: options.environment)
    var result = files
    for (name, bytes) in files.contents {
      let file = (path.isEmpty ? "" : "\(path)/") + String(decoding: name, as: UTF8.self)
      // What a program has made readable is that already.
      guard try !filters.hasProgram(for: file, in: repository) else { continue }
      result[name] = try filters.toWorkTree(bytes, path: file, in: repository)
    }
    return result
  }
}
