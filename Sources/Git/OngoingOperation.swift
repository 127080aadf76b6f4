internal import CGit2

/// Something that has been begun in a repository and not been ended or aborted.
package enum OngoingOperation: String, Sendable {
  case merge
  case revert
  case cherryPick = "cherry-pick"
  case bisect
  case rebase
  /// `git am`, or a rebase that works like it.
  case am
}

extension Repository {
  package var operationInProgress: OngoingOperation? {
    OngoingOperation(git_repository_state_t(UInt32(git_repository_state(pointer))))
  }
}

extension OngoingOperation {
  fileprivate init?(_ state: git_repository_state_t) {
    switch state {
    case GIT_REPOSITORY_STATE_MERGE: self = .merge
    case GIT_REPOSITORY_STATE_REVERT, GIT_REPOSITORY_STATE_REVERT_SEQUENCE: self = .revert
    case GIT_REPOSITORY_STATE_CHERRYPICK, GIT_REPOSITORY_STATE_CHERRYPICK_SEQUENCE:
      self = .cherryPick
    case GIT_REPOSITORY_STATE_BISECT: self = .bisect
    case GIT_REPOSITORY_STATE_REBASE, GIT_REPOSITORY_STATE_REBASE_INTERACTIVE,
      GIT_REPOSITORY_STATE_REBASE_MERGE:
      self = .rebase
    case GIT_REPOSITORY_STATE_APPLY_MAILBOX, GIT_REPOSITORY_STATE_APPLY_MAILBOX_OR_REBASE:
      self = .am
    default: return nil
    }
  }
}
