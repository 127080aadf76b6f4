internal import Glibc
internal import Synchronization

/// The jobs that wait for a thread, and the numbers of those that it has done.
final class JobQueue<Context>: Sendable {
  typealias Job = @Sendable (Context) -> Void

  private struct Entry: Sendable {
    let number: Int

    /// Whether the process has to wait for its end once it has begun.
    let isChange: Bool
    let job: Job
  }

  private struct State: Sendable {
    var waiting: [Entry] = []
    var current: Entry?
    var isClosed = false
  }

  private let state = Shared(State())
  private let done = Shared<[Int]>([])

  /// Rings when there is a job, and when there is no more.
  private let start: Bell

  /// Rings when a job is done.
  private let end: Bell

  init() throws(HTTPServerError) {
    start = try Bell()
    end = try Bell()
  }

  /// What is readable once a job is done.
  var descriptor: Int32 { end.descriptor }

  func add(_ number: Int, isChange: Bool, _ job: @escaping Job) {
    let entry = Entry(number: number, isChange: isChange, job: job)
    state.change { $0.waiting.append(entry) }
    start.ring()
  }

  /// Lets no other job begin.
  ///
  /// - Returns: Whether a change is being made.
  func close() -> Bool {
    defer { start.ring() }
    return state.change { state in
      state.isClosed = true
      return state.current?.isChange ?? false
    }
  }

  /// The jobs that were done since this was asked before.
  func finished() -> [Int] {
    end.hear()
    return done.change { numbers in
      defer { numbers = [] }
      return numbers
    }
  }

  /// Does the jobs as they come, until the queue is closed.
  func work(on context: Context) {
    while !state.value.isClosed {
      start.hear()
      while let entry = next() {
        entry.job(context)
        done.change { $0.append(entry.number) }
        end.ring()
      }
    }
  }

  private func next() -> Entry? {
    state.change { state in
      state.current =
        state.isClosed || state.waiting.isEmpty ? nil : state.waiting.removeFirst()
      return state.current
    }
  }
}

/// A value that two threads know.
final class Shared<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value {
    get { mutex.withLock { $0 } }
    set { mutex.withLock { $0 = newValue } }
  }

  @discardableResult
  func change<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in body(&value) }
  }
}

/// A pipe by which one thread wakes another one.
private struct Bell: ~Copyable {
  /// What is readable after a ring.
  let descriptor: Int32
  private let writer: Int32

  init() throws(HTTPServerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .outOfMemory }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (descriptor, writer) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writer)
  }

  func ring() {
    var byte: UInt8 = 0
    write(writer, &byte, 1)
  }

  /// Waits for a ring, and takes all that have come.
  func hear() {
    var bytes = [UInt8](repeating: 0, count: 256)
    _ = read(descriptor, &bytes, bytes.count)
  }
}
