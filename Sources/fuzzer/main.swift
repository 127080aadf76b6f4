import CFuzzer
import Glibc
import MarkdownReferee

// Looks for files that break a rule of the referee, led by the code that they reach:
//
//     .ci/fuzz [SECONDS]
//
// Every input is two files and a change. A find is printed as a Swift literal for RefereeFindTests.

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv

let code = unsafe LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
  let item = unsafe RefereeCase(fuzzing: UnsafeBufferPointer(start: bytes, count: count))
  do throws(Damage) {
    _ = try item.judged()
  } catch {
    print("breaks the rule \"\(error.rule)\" \(error.detail)\n\(item.shrunk(breaking: error))")
    fflush(nil)
    abort()
  }
  return 0
}
exit(code)
