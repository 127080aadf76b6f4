import Glibc
import MergeTrials
import TestSupport

// Merges many made-up boards and judges what comes of it:
//
//     swift run -c release merges triples [--cases N] [--seed S]
//     swift run -c release merges branches [--operations N,...] [--cases N] [--seed S]
//     swift run -c release merges clones [--clones N] [--rounds N] [--seed S]
//
// Triples are merged in memory, branches in a real repository beside plain git, and clones are what
// several people change, pull and push at random. The case of a seed is the same in every run: a
// failure is printed with the seed that plays it alone, with `--cases 1`.

let options = Options(CommandLine.arguments.dropFirst())
let start = ContinuousClock.now
let failures =
  switch options.place {
  case .triples: await mergeTriples(options)
  case .branches: try mergeBranches(options)
  case .clones: try mergeClones(options)
  }
print("\(failures.count) failures from seed \(options.seed) in \(ContinuousClock.now - start)")
for failure in failures { print("\nFAILURE \(failure)") }
exit(failures.isEmpty ? 0 : 1)

func mergeTriples(_ options: Options) async -> [String] {
  Watch.begin()
  let seeds = options.seed..<(options.seed + (options.cases ?? 200_000))
  let summary = await withTaskGroup(of: TriplesSummary.self) { group in
    for lane in 0..<Watch.laneCount {
      group.addTask {
        var summary = TriplesSummary()
        for seed in seeds where seed % UInt64(Watch.laneCount) == UInt64(lane) {
          Watch.note(seed, inLane: lane)
          summary.judge(seed: seed)
        }
        return summary
      }
    }
    var whole = TriplesSummary()
    for await part in group { whole.add(part) }
    return whole
  }
  print(summary.text)
  return summary.failures
}

func mergeBranches(_ options: Options) throws -> [String] {
  print(BranchesSummary.head)
  return try options.operations.flatMap { operations in
    let cases = options.cases.map { Int($0) } ?? 200
    let trial = BranchesTrial(operations: operations, cases: cases, seed: options.seed)
    let summary = try trial.run()
    print(summary.row)
    fflush(nil)
    return summary.failures
  }
}

func mergeClones(_ options: Options) throws -> [String] {
  var trial = ClonesTrial(clones: options.clones, rounds: options.rounds, seed: options.seed)
  let summary = try trial.run()
  print(summary.text)
  return summary.failures
}
