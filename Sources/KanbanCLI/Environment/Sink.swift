import Glibc

/// Where text goes: a buffer before a function that takes its bytes away.
///
/// A reader that went away (`show | head -1`) is no failure: what comes after is dropped in silence,
/// and the command ends as it would have ended.
package final class Sink {
  /// Takes bytes away and returns the error number, 0 for none.
  private let deliver: ([UInt8]) -> Int32
  private var pending: [UInt8] = []
  private var errorNumber: Int32 = 0

  package init(_ deliver: @escaping ([UInt8]) -> Int32) { self.deliver = deliver }

  package func write(_ text: String) {
    guard errorNumber == 0 else { return }
    pending += text.utf8
    if pending.count >= 1 << 16 { flush() }
  }

  package func write(bytes: [UInt8]) {
    guard errorNumber == 0 else { return }
    pending += bytes
    if pending.count >= 1 << 16 { flush() }
  }

  package func line(_ text: String = "") { write(text + "\n") }

  package func flush() {
    if errorNumber == 0 && !pending.isEmpty { errorNumber = deliver(pending) }
    pending = []
  }

  /// Whether whatever is written now is lost.
  package var isBroken: Bool { errorNumber != 0 }

  /// Why text was lost, if it was lost against the reader's will.
  package var problem: String? {
    errorNumber == 0 || errorNumber == EPIPE ? nil : systemMessage(errorNumber)
  }
}
