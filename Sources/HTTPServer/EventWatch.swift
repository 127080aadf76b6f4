internal import CEvent

/// Something that an ``EventLoop`` waits for; it waits no longer once this is gone.
package final class EventWatch {
  private var handle: EventHandle?
  private let body: () -> Void

  init(
    _ base: borrowing EventBase,
    _ descriptor: Int32,
    _ kinds: Int32,
    after interval: Duration?,
    _ body: @escaping () -> Void
  ) throws(HTTPServerError) {
    self.body = body
    let context = Unmanaged.passUnretained(self).toOpaque()
    handle = try EventHandle(
      event_new(
        base.pointer,
        descriptor,
        Int16(kinds),
        { _, _, context in
          guard let context else { return }
          Unmanaged<EventWatch>.fromOpaque(context).takeUnretainedValue().body()
        },
        context
      ),
      after: interval
    )
  }
}

/// Owns one event.
private struct EventHandle: ~Copyable {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer?, after interval: Duration?) throws(HTTPServerError) {
    guard let pointer else { throw .outOfMemory }
    self.pointer = pointer
    guard let interval else {
      event_add(pointer, nil)
      return
    }
    var time = timeval(interval)
    event_add(pointer, &time)
  }

  deinit { event_free(pointer) }
}

extension timeval {
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
  }
}
