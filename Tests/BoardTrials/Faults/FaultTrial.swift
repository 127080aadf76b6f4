internal import TestSupport

/// One attempt at a command in which one call goes wrong, and what becomes of the board.
package struct FaultTrial {
  let reference: FaultReference
  let fault: Fault

  /// The call, counted from 1.
  let call: Int

  package init(_ reference: FaultReference, _ fault: Fault, at call: Int) {
    self.reference = reference
    self.fault = fault
    self.call = call
  }

  /// Runs the command and another one behind it.
  package func run() throws -> FaultVerdict {
    let place = FaultPlace(name: "\(fault.word)-\(call)", sandbox: reference.sandbox)
    defer { place.remove() }
    try place.copy(FaultReference.original)
    let variables = reference.library.variables(for: fault, at: call)
    let result = try place.run(reference.scene.arguments, variables)
    var verdict = FaultVerdict(title: title, ending: FaultVerdict.Ending(result))
    verdict.judge(try place.state(), against: reference)
    let follower = try place.run { reference.scene.follower(call, in: $0) }
    let expected = reference.followed[call % reference.followed.count]
    verdict.judge(try place.state(), follower, against: expected)
    verdict.expect(try place.complaints().isEmpty, "git fsck complains")
    return verdict
  }

  private var title: String {
    let name = call <= reference.calls.count ? reference.calls[call - 1] : "none"
    return "\(reference.scene.name), \(fault.name) at call \(call) (\(name))"
  }
}
