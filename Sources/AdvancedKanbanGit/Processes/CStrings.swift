internal import Glibc

/// Lends C a list of strings that ends in a null pointer.
func withCStrings<Result>(
  _ words: [String],
  _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = unsafe words.map { unsafe strdup($0) } + [nil]
  defer { unsafe pointers.forEach { unsafe free($0) } }
  return unsafe body(&pointers)
}
