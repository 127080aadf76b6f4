internal import Glibc

/// What `core.sharedRepository` says about who may use the files that are made in the git directory.
///
/// libgit2 heeds the setting only when it makes a repository.
package struct SharedPermissions: Hashable, Sendable {
  /// The permissions of a file that may be read and written.
  private let bits: mode_t

  /// Whether a file has no others; else these are added to what it has.
  private let isExact: Bool

  /// - Parameter setting: The setting, as in git-config(1); without it nothing is shared.
  package init(setting: String? = nil) {
    (bits, isExact) =
      switch setting?.lowercased() {
      case "group", "true", "yes", "on", "1": (0o660, false)
      case "all", "world", "everybody", "2": (0o664, false)
      case let octal?: (Self.bits(octal), Self.bits(octal) != 0)
      case nil: (0, false)
      }
  }

  /// The permissions that an octal number asks for; its owner must be able to read and write.
  private static func bits(_ text: String) -> mode_t {
    guard text.hasPrefix("0"), let mode = mode_t(text, radix: 8), mode & 0o600 == 0o600 else {
      return 0
    }
    return mode & 0o666
  }

  /// Gives a new file or folder of this user's the permissions; a link stays as it is.
  package func adjust(_ path: String) {
    var status = stat()
    guard bits != 0, lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return }
    let mode = mode(for: status.st_mode)
    if mode != status.st_mode & 0o7777 { chmod(path, mode) }
  }

  private func mode(for mode: mode_t) -> mode_t {
    var shared = mode & S_IWUSR == 0 ? bits & ~0o222 : bits
    if mode & S_IXUSR != 0 { shared |= (shared & 0o444) >> 2 }
    let kept = mode & (isExact ? 0o7000 : 0o7777)
    // Who makes something in a folder makes it for the folder's group.
    return kept | shared | (mode & S_IFMT == S_IFDIR ? S_ISGID : 0)
  }
}

extension Repository {
  /// Who may use new files of the git directory.
  package var sharedPermissions: SharedPermissions {
    SharedPermissions(setting: try? configString("core.sharedRepository"))
  }

  /// Shares an object that has just been stored.
  func share(_ id: ObjectID) {
    let name = id.description
    let objects = "\(commonDirectory)/objects"
    let file = "\(objects)/\(name.prefix(2))/\(name.dropFirst(2))"
    for path in [file, "\(objects)/\(name.prefix(2))"] { sharedPermissions.adjust(path) }
  }

  /// Shares the trees that have just been stored to change some paths of a tree.
  func shareTrees(of tree: ObjectID, above paths: [String]) {
    share(tree)
    var folders: Set<String> = []
    for path in paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        folders.insert(String(folder))
      }
    }
    for folder in folders {
      if let entry = try? treeEntry(at: folder, in: tree) { share(entry.id) }
    }
  }

  /// Moves a reference, and shares its file and its logs with the folders that are made for them.
  func sharing(
    reference name: String,
    _ update: () throws(GitError) -> Void
  ) throws(GitError) {
    let directory = name == "HEAD" ? gitDirectory : commonDirectory
    let files = [
      "\(directory)/\(name)", "\(directory)/logs/\(name)", "\(gitDirectory)/logs/HEAD",
    ]
    let folders = files.flatMap(missingFolders)
    try update()
    for path in files + folders { sharedPermissions.adjust(path) }
  }
}

/// The folders above a path that are not there.
private func missingFolders(above path: String) -> [String] {
  var folders: [String] = []
  var path = path[...]
  while let slash = path.lastIndex(of: "/"), slash != path.startIndex {
    path = path[..<slash]
    if access(String(path), F_OK) == 0 { break }
    folders.append(String(path))
  }
  return folders
}
