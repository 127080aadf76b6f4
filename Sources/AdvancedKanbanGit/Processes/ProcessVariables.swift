// The list of variables is itself a variable of the C library; it is read before anything runs.
@unsafe @preconcurrency internal import Glibc

/// The environment variables of this process.
package enum ProcessVariables {
  /// All of them, as they are now.
  package static var all: [String: String] {
    var variables: [String: String] = [:]
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let parts = unsafe String(cString: text).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      unsafe entry += 1
    }
    return variables
  }
}
