internal import CEvent

/// A connection of a client, from when it is accepted.
final class HTTPConnection {
  /// What is going on.
  enum Phase {
    /// No byte of a request has come.
    case idle

    /// A part of a request has come.
    case asking

    /// The handler has the request.
    case working

    /// The answer is on its way.
    case answering

    /// The answer goes on.
    case streaming

    /// There is no room for it: if a request comes soon, it is told so.
    case refused
  }

  /// When the phase began.
  private(set) var start = ContinuousClock.now

  var phase = Phase.idle { didSet { start = .now } }

  private let limits: HTTPLimits
  private let handle: BufferHandle

  /// The bytes that only those can send who know them; `nil` where nobody has to.
  private let key: [UInt8]?

  /// Whether the key was seen.
  private(set) var isTrusted: Bool

  /// The last bytes that came, in which the beginning of the key may stand.
  private var tail: [UInt8] = []

  /// How many bytes have come since the last answer.
  private var receivedByteCount = 0

  private var isDropped = false

  /// What counts the bytes that come.
  private var watch: OpaquePointer?

  /// Makes the buffers of a connection that is about to be accepted; `nil` where there is no memory.
  init?(on base: OpaquePointer?, key: [UInt8]?, _ limits: HTTPLimits) {
    guard let handle = BufferHandle(on: base) else { return nil }
    self.handle = handle
    self.key = key
    self.limits = limits
    isTrusted = key == nil
    let context = Unmanaged.passUnretained(self).toOpaque()
    watch = evbuffer_add_cb(
      self.handle.input,
      { _, change, context in
        guard let context, let count = change?.pointee.n_added, count > 0 else { return }
        Unmanaged<HTTPConnection>.fromOpaque(context).takeUnretainedValue().receive(count)
      },
      context
    )
  }

  deinit { evbuffer_remove_cb_entry(handle.input, watch) }

  /// What tells the connection from others.
  var pointer: OpaquePointer { handle.pointer }

  /// Whether libevent has closed the connection.
  var isClosed: Bool { handle.isFreed }

  /// Whether it may be closed to make room.
  var isDroppable: Bool {
    switch phase {
    case .idle, .asking: !isDropped
    case .working, .answering, .streaming, .refused: false
    }
  }

  /// Whether it is about to be closed.
  var isLeaving: Bool { isDropped || phase == .refused }

  /// Whether the client has had all the time that there is for what is going on.
  func isOver(at now: ContinuousClock.Instant) -> Bool {
    switch phase {
    case .idle: now - start > limits.idleTime
    case .asking: now - start > limits.requestTime
    case .answering: now - start > limits.answerTime
    case .working, .streaming: false
    case .refused: true
    }
  }

  /// Closes the connection as soon as what is being done is done.
  func drop() {
    if isDropped { return }
    isDropped = true
    handle.drop()
  }
}

// MARK: - Requests

extension HTTPConnection {
  /// Counts bytes that libevent has read, before it makes a request of them.
  private func receive(_ count: Int) {
    if phase == .idle { phase = .asking }
    receivedByteCount += count
    if !isTrusted { look(at: handle.lastBytes(count)) }
    let most = limits.headByteCount + (isTrusted ? limits.bodyByteCount : 0)
    // Who listens to a stream has nothing to say.
    if receivedByteCount > most || phase == .streaming { drop() }
  }

  private func look(at bytes: [UInt8]) {
    guard let key else { return }
    tail += bytes
    isTrusted = tail.contains(key)
    tail = isTrusted ? [] : tail.suffix(key.count - 1)
  }

  /// Begins to wait for the next request, of which a part may have come already.
  func awaitRequest() {
    receivedByteCount = evbuffer_get_length(handle.input)
    phase = receivedByteCount > 0 ? .asking : .idle
  }

  /// Begins an answer that goes on.
  func beginStream() {
    phase = .streaming
    handle.setTime(writing: limits.answerTime)
  }
}

/// Keeps the buffers of a connection for longer than libevent does, which frees them when it closes the
/// connection and tells nobody.
private struct BufferHandle: ~Copyable {
  let pointer: OpaquePointer

  init?(on base: OpaquePointer?) {
    guard let pointer = bufferevent_socket_new(base, -1, 0) else { return nil }
    bufferevent_incref(pointer)
    self.pointer = pointer
  }

  deinit { bufferevent_decref(pointer) }

  var input: OpaquePointer? { bufferevent_get_input(pointer) }

  /// Whether libevent has let go of them: with that it takes its functions from them.
  var isFreed: Bool {
    var function: bufferevent_event_cb?
    bufferevent_getcb(pointer, nil, nil, &function, nil)
    return function == nil
  }

  /// The bytes that came last.
  func lastBytes(_ count: Int) -> [UInt8] {
    var start = evbuffer_ptr()
    let offset = evbuffer_get_length(input) - count
    guard evbuffer_ptr_set(input, &start, offset, EVBUFFER_PTR_SET) == 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, copied in
      copied = max(evbuffer_copyout_from(input, &start, bytes.baseAddress, count), 0)
    }
  }

  /// Lets libevent do what it does where a client's time is over.
  func drop() {
    bufferevent_disable(pointer, Int16(EV_READ))
    bufferevent_trigger_event(
      pointer,
      Int16(BEV_EVENT_TIMEOUT | BEV_EVENT_READING),
      Int32(BEV_TRIG_DEFER_CALLBACKS.rawValue)
    )
  }

  /// Waits for bytes without an end, and only so long for them to be taken.
  func setTime(writing time: Duration) {
    var time = timeval(time)
    bufferevent_set_timeouts(pointer, nil, &time)
  }
}
