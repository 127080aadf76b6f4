import Glibc
import MarkdownReferee
import TestSupport

// Judges many made-up files and changes:
//
//     swift run -c release referee [--cases N] [--seed S]
//
// The case of a seed is the same in every run; a failure is printed with its seed and, shrunk, as a
// Swift literal for a test.

let options = Options(CommandLine.arguments.dropFirst())
let seeds = options.seed..<(options.seed + options.cases)
Watch.begin()
let start = ContinuousClock.now
let summary = await withTaskGroup(of: Summary.self) { group in
  for lane in 0..<Watch.laneCount {
    group.addTask {
      var summary = Summary()
      for seed in seeds where seed % UInt64(Watch.laneCount) == UInt64(lane) {
        Watch.note(seed, inLane: lane)
        summary.judge(seed: seed)
      }
      return summary
    }
  }
  var whole = Summary()
  for await part in group { whole.add(part) }
  return whole
}

print("\(summary.count) cases from seed \(options.seed) in \(ContinuousClock.now - start)")
print(summary.table)
let slowest = RefereeCase(seed: summary.slowest.seed)
print(
  "slowest: seed \(summary.slowest.seed), \(summary.slowest.time), a \(slowest.change.name) with"
)
print("files of \(slowest.source.count) and \(slowest.destination.count) bytes")
for failure in summary.failures { print("\n\(failure)") }
print("\(summary.failures.count) failures")
exit(summary.failures.isEmpty ? 0 : 1)
