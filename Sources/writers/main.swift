import BoardTrials
import Glibc

// Lets many processes move cards on one board at the same time: alone, beside an editor, and beside
// git itself:
//
//     swift run -c release writers [--processes N] [--moves N] [--seed S]

let options = Options(CommandLine.arguments.dropFirst())
print("\(options.processes) processes, \(options.moves) moves from seed \(options.seed)")
var damageCount = 0
for setting in WritersSetting.allCases {
  let trial = WritersTrial(
    setting,
    movers: options.processes,
    moves: options.moves,
    seed: options.seed
  )
  let start = ContinuousClock.now
  let summary = try trial.run()
  print("\(summary.text)\n  in \(ContinuousClock.now - start)")
  for damage in summary.damages { print("  DAMAGE \(damage)") }
  fflush(nil)
  damageCount += summary.damages.count
}
print("\(damageCount) damages")
exit(damageCount == 0 ? 0 : 1)
