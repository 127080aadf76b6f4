/// How much a client may ask of a server, and for how long.
///
/// Whoever can reach the port can open connections, so what strangers keep open is bounded in number,
/// time and memory, and they are the first to go where room is needed.
package struct HTTPLimits: Hashable, Sendable {
  /// The most bytes of a request's head. Who has not shown the server's key sends no more than this
  /// in a whole request.
  package var headByteCount = 16 << 10

  /// The most bytes of a request's body.
  package var bodyByteCount = 1 << 20

  /// The most connections that are open at a time, those of streams among them.
  package var connectionCount = 128

  /// How long a connection may stay open without a request, before the first one and between two.
  package var idleTime = Duration.seconds(10)

  /// How long a request may take, from its first byte to the last one of its body.
  package var requestTime = Duration.seconds(10)

  /// How long a client may take to read an answer, from its first byte to the last one; and how long
  /// one may read nothing of a stream that has something for it.
  package var answerTime = Duration.seconds(20)

  /// How many bytes may wait for a client that does not read its stream, before it is closed.
  package var streamByteCount = 64 << 10

  /// How often it is looked whose time is over.
  package var interval = Duration.seconds(1)

  package init() {}
}
