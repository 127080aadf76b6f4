import BoardTrials
import Glibc

// Lets every call of the system go wrong in turn, and kills the process before and behind each:
//
//     swift run -c release faults [--step N] [COMMAND...]
//
// The commands are those of `FaultScene`, all of them where none is named; with a step of N only
// every N-th call goes wrong.

let options = Options(CommandLine.arguments.dropFirst())
let library = try FaultyCalls()
var damageCount = 0
for scene in options.scenes {
  let reference = try FaultReference(of: scene, with: library)
  let start = ContinuousClock.now
  let calls = Array(stride(from: 1, through: reference.calls.count, by: options.step))
  let summary = try await withThrowingTaskGroup(of: FaultSummary.self) { group in
    for lane in 0..<Options.laneCount {
      let share = calls.indices.filter { $0 % Options.laneCount == lane }.map { calls[$0] }
      group.addTask {
        var summary = FaultSummary()
        for call in share {
          for fault in Fault.all { summary.add(try FaultTrial(reference, fault, at: call).run()) }
        }
        return summary
      }
    }
    var whole = FaultSummary()
    for try await part in group { whole.add(part) }
    return whole
  }
  print(
    "\(scene.name): \(calls.count) of \(reference.calls.count) calls, \(Fault.all.count) faults"
  )
  print("  \(summary.count) attempts in \(ContinuousClock.now - start)")
  print(summary.table)
  for damage in summary.damages { print("  DAMAGE \(damage)") }
  fflush(nil)
  damageCount += summary.damages.count
}
print("\(damageCount) damages")
exit(damageCount == 0 ? 0 : 1)
