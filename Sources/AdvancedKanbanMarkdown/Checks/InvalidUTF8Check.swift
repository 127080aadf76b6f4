internal import SourceText

extension Check {
  static let invalidUTF8 = Check(
    "invalid-utf8",
    .error,
    "Bytes of a file are no UTF-8 text",
    inFile: InvalidUTF8Check.findings
  )
}

private enum InvalidUTF8Check {
  static func findings(in file: CheckedFile) -> [Finding] {
    let bytes = file.text.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return [Finding(.invalidUTF8, "this file is UTF-16; save it as UTF-8")]
    }
    guard let offset = bytes.firstInvalidOffset else { return [] }
    let number = String(bytes[offset], radix: 16, uppercase: true)
    return [
      Finding(
        .invalidUTF8,
        at: file.text.location(at: offset),
        "the byte 0x\(number) is no UTF-8; save the file as UTF-8"
      )
    ]
  }
}

extension [UInt8] {
  /// The offset of the first byte that is no part of UTF-8.
  fileprivate var firstInvalidOffset: Int? {
    do {
      _ = try UTF8Span(validating: span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
