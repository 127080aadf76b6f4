/// Bytes that share the memory of a file, and are equal to others whatever file these are of.
struct SharedBytes: Sendable {
  private let file: [UInt8]
  private let start: UInt32
  private let end: UInt32

  init(_ file: [UInt8], _ range: Range<Int>) {
    self.file = file
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  var slice: ArraySlice<UInt8> { file[Int(start)..<Int(end)] }
}

extension SharedBytes: Hashable {
  static func == (left: SharedBytes, right: SharedBytes) -> Bool { left.slice == right.slice }

  func hash(into hasher: inout Hasher) {
    unsafe slice.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
