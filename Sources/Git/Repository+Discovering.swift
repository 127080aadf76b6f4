internal import CGit2

extension Repository {
  /// Opens the repository that git would use in a folder: the nearest one upwards.
  ///
  /// Variables in `environment` that tell git where the repository and its parts are mean the
  /// same here. They are relative to `directory`, the folder that the process works in, and
  /// `GIT_DIR` alone makes that folder the work tree.
  package init(
    discoveringFrom path: String,
    environment: [String: String],
    directory: String = "."
  ) throws(GitError) {
    let locations = try LocationVariables(environment, relativeTo: directory)
    let configuration = try ConfigurationVariables(environment)
    self = try Self.open(path, locations, configuration, directory: directory)
  }

  private static func open(
    _ path: String,
    _ locations: LocationVariables,
    _ configuration: ConfigurationVariables,
    directory: String
  ) throws(GitError) -> Repository {
    try Library.start()
    let pointer = try OwnerValidation.open(trusting: configuration) { pointer in
      git_repository_open_ext(
        &pointer,
        locations.gitDirectory ?? path,
        locations.openFlags,
        locations.ceilingDirectories
      )
    }
    let repository = Repository(
      pointer: pointer,
      indexPath: locations.indexFile,
      promised: Promise()
    )
    try repository.use(configuration)
    try repository.expectKnownObjects()
    try repository.use(locations, directory: directory)
    return repository
  }

  private func use(_ locations: LocationVariables, directory: String) throws(GitError) {
    if let workTree = locations.workTree {
      try check(git_repository_set_workdir(pointer, workTree, 0))
    } else if locations.gitDirectory != nil, try !isBareOrPlaced() {
      try check(git_repository_set_workdir(pointer, directory, 0))
    }
    if let objects = locations.objectDirectory {
      try useObjects(in: objects)
    }
    try addObjects(in: locations.alternateObjectDirectories)
  }

  /// git has two kinds of object names, and libgit2 one.
  private func expectKnownObjects() throws(GitError) {
    let format = try configString("extensions.objectFormat") ?? "sha1"
    guard format.lowercased() == "sha1" else { throw GitError(unsupported: .sha256) }
  }

  /// Whether the configuration says where the work tree is, or that there is none.
  private func isBareOrPlaced() throws(GitError) -> Bool {
    guard try configString("core.worktree") == nil else { return true }
    return try configBool("core.bare") == true
  }

  private func useObjects(in folder: String) throws(GitError) {
    let objects = try Handle(freedBy: git_odb_free) { git_odb_open(&$0, folder) }
    try check(git_repository_set_odb(pointer, objects.pointer))
  }

  private func addObjects(in folders: [String]) throws(GitError) {
    guard !folders.isEmpty else { return }
    let objects = try Handle(freedBy: git_odb_free) { git_repository_odb(&$0, pointer) }
    for folder in folders {
      try check(git_odb_add_disk_alternate(objects.pointer, folder))
    }
  }
}
