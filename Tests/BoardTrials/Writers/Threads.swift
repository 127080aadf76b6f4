internal import Foundation
internal import Synchronization

/// Does all work at the same time, in threads of their own, since it waits for other processes.
///
/// - Returns: What each has come to.
func inThreads<Value: Sendable>(
  _ works: [@Sendable () throws -> Value]
) throws -> [Value] {
  let results = SharedResults<Value>()
  let group = DispatchGroup()
  for work in works {
    group.enter()
    let thread = Thread {
      results.add(Result { try work() })
      group.leave()
    }
    thread.start()
  }
  group.wait()
  return try results.all.map { try $0.get() }
}

private final class SharedResults<Value: Sendable>: Sendable {
  private let results = Mutex<[Result<Value, any Error>]>([])

  func add(_ result: Result<Value, any Error>) { results.withLock { $0.append(result) } }

  var all: [Result<Value, any Error>] { results.withLock { $0 } }
}
