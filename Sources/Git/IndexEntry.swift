internal import CGit2

/// What the index says about one path that is not in conflict.
package struct IndexEntry: Equatable, Sendable {
  package let path: String
  package let id: ObjectID
  package let mode: FileMode

  /// `git update-index --assume-unchanged`.
  package let isAssumedUnchanged: Bool

  /// The file is left out of the work tree, as by a sparse checkout.
  package let isSkippedInWorkTree: Bool

  /// `git add --intent-to-add`: the path is announced, its content is not staged.
  package let isIntentToAdd: Bool
}

extension IndexEntry {
  /// Copies an entry that libgit2 owns.
  init?(_ entry: git_index_entry) {
    guard let path = String(entry.path), let mode = FileMode(rawValue: entry.mode) else {
      return nil
    }
    self.path = path
    self.id = ObjectID(entry.id)
    self.mode = mode
    isAssumedUnchanged = UInt32(entry.flags) & GIT_INDEX_ENTRY_VALID.rawValue != 0
    isSkippedInWorkTree = entry.hasExtendedFlag(GIT_INDEX_ENTRY_SKIP_WORKTREE)
    isIntentToAdd = entry.hasExtendedFlag(GIT_INDEX_ENTRY_INTENT_TO_ADD)
  }
}

extension git_index_time {
  func isSame(as other: git_index_time) -> Bool {
    seconds == other.seconds && nanoseconds == other.nanoseconds
  }
}

extension git_index_entry {
  func hasExtendedFlag(_ flag: git_index_entry_extended_flag_t) -> Bool {
    UInt32(flags_extended) & flag.rawValue != 0
  }

  /// Takes over what `git add` looks at to see that a file has not changed; without it, git
  /// will compare the contents.
  mutating func take(_ stat: FileStat) {
    ctime = git_index_time(seconds: stat.changed.seconds, nanoseconds: stat.changed.nanoseconds)
    mtime = git_index_time(seconds: stat.modified.seconds, nanoseconds: stat.modified.nanoseconds)
    (dev, ino) = (stat.device, stat.inode)
    (uid, gid) = (stat.user, stat.group)
    file_size = stat.size
  }
}
