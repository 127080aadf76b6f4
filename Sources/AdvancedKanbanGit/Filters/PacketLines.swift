/// The packets in which git talks to programs (gitprotocol-common(5), "pkt-line Format"), in lists
/// that each end with a flush packet.
enum PacketLines {
  /// The most that one packet holds.
  private static let maximumCount = 65516

  private static let flush = Array("0000".utf8)

  /// A list of lines.
  static func list(_ lines: [String]) -> [UInt8] {
    lines.flatMap { packet(Array("\($0)\n".utf8)[...]) } + flush
  }

  /// A content, in as many packets as it takes.
  static func content(_ bytes: [UInt8]) -> [UInt8] {
    let starts = stride(from: 0, to: bytes.count, by: maximumCount)
    return starts.flatMap { packet(bytes[$0...].prefix(maximumCount)) } + flush
  }

  private static func packet(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let digits = String(bytes.count + 4, radix: 16)
    return Array((String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8) + bytes
  }

  /// Takes a list off the beginning of some bytes; `nil` where none is there in full.
  static func popList(from bytes: inout ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var packets: [ArraySlice<UInt8>] = []
    while let count = popCount(from: &bytes) {
      if count == 0 { return packets }
      guard count >= 4, bytes.count >= count - 4 else { return nil }
      packets.append(bytes.prefix(count - 4))
      bytes = bytes.dropFirst(count - 4)
    }
    return nil
  }

  private static func popCount(from bytes: inout ArraySlice<UInt8>) -> Int? {
    let digits = String(decoding: bytes.prefix(4), as: UTF8.self)
    bytes = bytes.dropFirst(4)
    return digits.utf8.count == 4 ? Int(digits, radix: 16) : nil
  }

  /// Takes a list of lines off the beginning of some bytes.
  static func popLines(from bytes: inout ArraySlice<UInt8>) -> [String]? {
    popList(from: &bytes)?.map { line in
      String(decoding: line.last == UInt8(ascii: "\n") ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
