import Glibc

/// The program that was built beside this one.
let program =
  CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
  .dropLast().joined(separator: "/") + "/kanban-md"

// `benchmarks scale SHAPE...` measures large files alone, and only those of some shapes.
let words = Array(CommandLine.arguments.dropFirst())
if !ScaleBenchmark.work(words) {
  if words.first != "scale" {
    ReadingBenchmark.run()
    try MoveBenchmark(program: program).run(files: 5000, cards: 1000)
  }
  let shapes = words.dropFirst().compactMap { ScaleShape(rawValue: $0) }
  try ScaleBenchmark(program: CommandLine.arguments[0])
    .run(shapes.isEmpty ? ScaleShape.allCases : shapes)
}
