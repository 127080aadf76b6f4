internal import Glibc

/// A thread that does one job after the other, so that an ``EventLoop`` does not wait for any of them.
///
/// What the jobs work on is made on the thread and never leaves it; what comes of them is handed to
/// the loop.
package final class Worker<Context> {
  private let jobs: JobQueue<Context>
  private var watch: EventWatch?

  /// `nil` once it has ended.
  private var thread: pthread_t?

  /// What is done with the outcomes, by the numbers of their jobs.
  private var followers: [Int: () -> Void] = [:]
  private var lastNumber = 0

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - loop: The loop that gets what comes of the jobs.
  ///   - prepare: Makes what the jobs work on; called on the thread.
  /// - Throws: ``HTTPServerError/outOfMemory``.
  package init(
    on loop: EventLoop,
    _ prepare: @escaping @Sendable () -> Context
  ) throws(HTTPServerError) {
    let jobs = try JobQueue<Context>()
    self.jobs = jobs
    thread = try startThread { jobs.work(on: prepare()) }
    watch = try loop.watch(readable: jobs.descriptor) { [unowned self] in handOver() }
  }

  deinit { finish() }

  /// Has something done.
  ///
  /// - Parameters:
  ///   - isChange: Whether ``finish()`` is to wait for its end.
  ///   - job: Called on the thread, after the jobs before it.
  ///   - follow: Gets the outcome, on the loop.
  package func perform<Outcome: Sendable>(
    isChange: Bool = false,
    _ job: @escaping @Sendable (Context) -> Outcome,
    then follow: @escaping (Outcome) -> Void
  ) {
    lastNumber += 1
    let outcome = Shared<Outcome?>(nil)
    followers[lastNumber] = { if let value = outcome.value { follow(value) } }
    jobs.add(lastNumber, isChange: isChange) { outcome.value = job($0) }
  }

  private func handOver() {
    for number in jobs.finished() { followers.removeValue(forKey: number)?() }
  }

  /// Lets no other job begin, and waits for a change that is being made; other jobs are left to the end
  /// of the process.
  ///
  /// - Parameter tell: Called if there is a change to wait for.
  /// - Returns: Whether there was one; the loop gets what has come of it.
  @discardableResult
  package func finish(telling tell: () -> Void = {}) -> Bool {
    guard let thread = thread.take() else { return false }
    guard jobs.close() else {
      pthread_detach(thread)
      return false
    }
    tell()
    pthread_join(thread, nil)
    return true
  }
}

/// Starts a thread that ends with a function.
private func startThread(_ body: @escaping @Sendable () -> Void) throws(HTTPServerError)
  -> pthread_t
{
  let context = Unmanaged.passRetained(ThreadBody(body: body))
  var thread = pthread_t()
  let status = pthread_create(
    &thread,
    nil,
    { context in
      if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body() }
      return nil
    },
    context.toOpaque()
  )
  guard status == 0 else {
    context.release()
    throw .outOfMemory
  }
  return thread
}

private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) { self.body = body }
}
