/// How much a client may ask of a server.
package struct HTTPLimits: Hashable, Sendable {
  /// The most bytes of a request's head.
  package var headByteCount = 16 << 10

  /// The most bytes of a request's body.
  package var bodyByteCount = 1 << 20

  /// How long a client may keep silent before or amid a request.
  package var silence = Duration.seconds(20)

  /// How many bytes may wait for a client that does not read its stream, before it is closed.
  package var streamByteCount = 64 << 10

  package init() {}
}
