import Glibc

/// The program that was built beside this one.
let program =
  CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
  .dropLast().joined(separator: "/") + "/kanban-md"

// `benchmarks reading`, `moves`, `applying`, `merge`, `serving`, `history [--commits N]` and
// `scale SHAPE...` measure one thing alone.
let words = Array(CommandLine.arguments.dropFirst())
if try !ScaleBenchmark.work(words) && !ProcessCost.work(words) {
  let parts =
    words.isEmpty
    ? ["reading", "moves", "applying", "merge", "serving", "history", "scale"] : words
  if parts.contains("reading") { ReadingBenchmark.run() }
  if parts.contains("moves") { try MoveBenchmark(program: program).run() }
  if parts.contains("applying") { try ApplyingBenchmark().run() }
  if parts.contains("merge") { try MergeBenchmark(program: program).run() }
  if parts.contains("serving") { try ServingBenchmark(program: program).run() }
  if parts.contains("history") { try HistoryBenchmark(words, program: program).run() }
  if parts.contains("scale") {
    let shapes = words.dropFirst().compactMap { ScaleShape(rawValue: $0) }
    try ScaleBenchmark(program: CommandLine.arguments[0])
      .run(shapes.isEmpty ? ScaleShape.allCases : shapes)
  }
}
