internal import TestSupport

/// What has become of a board after something went wrong.
package struct FaultVerdict: Sendable {
  private let title: String
  package let ending: Ending

  /// What must not be.
  package private(set) var damages: [String] = []

  /// Files in the git directory that a process could not remove, which was not killed.
  package private(set) var leftovers = ""

  /// Whether a card was in the folder twice at the moment in which the process was killed.
  package private(set) var hasDouble = false

  /// Objects that were not finished; git removes them.
  package private(set) var unfinishedObjects = 0

  /// How the process has ended.
  package enum Ending: Hashable, Sendable {
    case success
    case failure(String)
    case killed

    init(_ result: ProcessResult) {
      switch result.exitCode {
      case 0: self = .success
      case 128...: self = .killed
      default: self = .failure(result.errorText)
      }
    }
  }

  init(title: String, ending: Ending) {
    self.title = title
    self.ending = ending
  }

  mutating func expect(_ condition: Bool, _ damage: String) {
    if !condition { damages.append("\(title): \(damage)") }
  }
}

// MARK: - Without a command behind it

extension FaultVerdict {
  /// Judges the board as the process has left it.
  mutating func judge(_ state: BoardState, against reference: FaultReference) {
    unfinishedObjects = state.unfinishedObjects
    switch ending {
    case .success: judge(state, is: reference.after)
    case .failure(let text) where text.contains("cannot write to standard output"):
      judge(state, is: reference.after)
    case .failure: judge(state, is: reference.before)
    case .killed: judgeKilled(state, reference.before, reference.after)
    }
  }

  private mutating func judge(_ state: BoardState, is expected: BoardState) {
    let difference = state.difference(from: expected)
    let strays = state.gitFiles.subtracting(expected.gitFiles)
    guard !difference.isEmpty, difference == strays.sorted().joined(separator: ", ") else {
      return expect(difference.isEmpty, "\(ending), but not as it should be: \(difference)")
    }
    leftovers = difference.replacing(/kanban-md-\w+/, with: "the next content of a file")
  }

  /// Between two changes of names a card may be in the folder twice, but nothing is half written.
  private mutating func judgeKilled(
    _ state: BoardState,
    _ before: BoardState,
    _ after: BoardState
  ) {
    expect(state.head == before.head || state.head == after.head, "HEAD is neither")
    expect(state.index == before.index || state.index == after.index, "the index is neither")
    let names = Set(state.files.keys).union(before.files.keys)
    for name in names.sorted() {
      let isWhole = [before.files[name], after.files[name]].contains(state.files[name])
      expect(isWhole, "\(name) is neither")
    }
    let lost = Set(before.cards).intersection(after.cards).subtracting(state.cards)
    expect(lost.isEmpty, "lost \(lost)")
    hasDouble = Set(state.cards).count < state.cards.count
  }
}

// MARK: - With a command behind it

extension FaultVerdict {
  /// Judges the board behind the next command, which must find it as it was before or after.
  mutating func judge(
    _ state: BoardState,
    _ follower: ProcessResult,
    against expected: [FaultReference.Ending]
  ) {
    let isExpected = expected.contains {
      $0.exitCode == follower.exitCode && state.difference(from: $0.state).isEmpty
    }
    let differences = expected.map { state.difference(from: $0.state) }
    expect(
      isExpected,
      "after the next command (\(follower.exitCode) \(follower.errorText)) neither: \(differences)"
    )
  }
}
