internal import CGit2

/// Gets the objects that a partial clone lacks, and that its remote has promised to hand out.
///
/// git fetches such an object when something reads it; libgit2 1.5 does not. This is one more place
/// in which libgit2 looks for objects, after all others, so whoever reads any object is served.
final class PromisedObjects {
  /// Fetches objects into the repository.
  ///
  /// It takes those that are missing, and gives the reason in words where they cannot be had.
  typealias Fetching = ([ObjectID]) -> String?

  private let fetch: Fetching

  /// The places that libgit2 has looked in before; they live as long as this one.
  private let others: [UnsafeMutablePointer<git_odb_backend>]

  /// The objects that are likely to be read next.
  private var announced: [ObjectID] = []

  /// What was fetched in vain last: libgit2 looks twice for what it does not find.
  private var failed: (id: ObjectID, reason: String?)?

  private init(
    _ fetch: @escaping Fetching,
    _ others: [UnsafeMutablePointer<git_odb_backend>]
  ) {
    (self.fetch, self.others) = (fetch, others)
  }

  /// Says that some objects are likely to be read next; they are fetched together with the first.
  func announce(_ ids: [ObjectID]) { announced = ids }
}

// MARK: - As a place of libgit2

extension PromisedObjects {
  /// What libgit2 knows of the place, and what it hands back to the functions below.
  private struct Backend {
    var base: git_odb_backend
    var objects: Unmanaged<PromisedObjects>

    static func of(
      _ base: UnsafeMutablePointer<git_odb_backend>
    ) -> UnsafeMutablePointer<Backend> {
      UnsafeMutableRawPointer(base).assumingMemoryBound(to: Backend.self)
    }
  }

  /// Adds the place to those in which a repository has its objects.
  static func add(
    to repository: borrowing Repository,
    _ fetch: @escaping Fetching
  ) throws(GitError) -> PromisedObjects {
    let pointer = repository.pointer
    let database = try Handle(freedBy: git_odb_free) { git_repository_odb(&$0, pointer) }
    let objects = PromisedObjects(fetch, try database.backends())
    var base = git_odb_backend()
    try check(git_odb_init_backend(&base, UInt32(GIT_ODB_BACKEND_VERSION)))
    base.read = { data, count, kind, backend, id in
      guard let data, let count, let kind, let backend, let id else { return GIT_ERROR.rawValue }
      return Backend.of(backend).pointee.objects.takeUnretainedValue()
        .read(id.pointee, &data.pointee, &count.pointee, &kind.pointee)
    }
    base.foreach = { _, _, _ in 0 }
    base.free = { backend in
      guard let backend else { return }
      let place = Backend.of(backend)
      place.pointee.objects.release()
      place.deallocate()
    }
    let place = UnsafeMutablePointer<Backend>.allocate(capacity: 1)
    place.initialize(to: Backend(base: base, objects: .passRetained(objects)))
    let backend = UnsafeMutableRawPointer(place).assumingMemoryBound(to: git_odb_backend.self)
    do {
      try check(git_odb_add_backend(database.pointer, backend, lastPriority))
    } catch {
      backend.pointee.free(backend)
      throw error
    }
    return objects
  }

  /// libgit2's own places have 1 and 2.
  private static let lastPriority: Int32 = 0

  private func read(
    _ id: git_oid,
    _ data: inout UnsafeMutableRawPointer?,
    _ count: inout Int,
    _ kind: inout git_object_t
  ) -> Int32 {
    let name = ObjectID(id)
    if failed?.id != name {
      let wanted = announced.contains(name) ? announced.filter { $0 != name } : []
      let reason = fetch([name] + wanted.filter { !isStored($0) })
      for backend in others { _ = backend.pointee.refresh?(backend) }
      for backend in others {
        var id = id
        guard let read = backend.pointee.read else { continue }
        if read(&data, &count, &kind, backend, &id) == 0 { return 0 }
      }
      git_error_clear()
      failed = (name, reason)
    }
    guard let reason = failed?.reason else { return GIT_ENOTFOUND.rawValue }
    git_error_set_str(Int32(GIT_ERROR_ODB.rawValue), "\(name): \(reason)")
    return GIT_EUSER.rawValue
  }

  private func isStored(_ id: ObjectID) -> Bool {
    var id = id.raw
    return others.contains { $0.pointee.exists?($0, &id) == 1 }
  }
}

extension Handle {
  /// The places in which an object database looks, in this order.
  func backends() throws(GitError) -> [UnsafeMutablePointer<git_odb_backend>] {
    var backends: [UnsafeMutablePointer<git_odb_backend>] = []
    for position in 0..<git_odb_num_backends(pointer) {
      var backend: UnsafeMutablePointer<git_odb_backend>?
      try check(git_odb_get_backend(&backend, pointer, position))
      if let backend { backends.append(backend) }
    }
    return backends
  }
}

extension Repository {
  /// The remotes that hand out what this clone lacks, in git's order: the one that the format of the
  /// repository names comes last.
  package var promisingRemotes: [String] {
    get throws(GitError) {
      let format = try configString("extensions.partialClone")
      var names: [String] = []
      for name in try remotes where name != format {
        if try configBool("remote.\(name).promisor") == true { names.append(name) }
      }
      return names + (format.map { [$0] } ?? [])
    }
  }

  /// Fetches what is missing when it is read.
  ///
  /// - Parameter fetch: Fetches objects, and says why that was not possible.
  /// - Throws: ``GitError``.
  package func fetchMissingObjects(
    _ fetch: @escaping ([ObjectID]) -> String?
  ) throws(GitError) {
    promised.objects = try PromisedObjects.add(to: self, fetch)
  }
}
