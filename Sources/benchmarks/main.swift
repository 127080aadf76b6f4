import Glibc

/// The program that was built beside this one.
let program =
  CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
  .dropLast().joined(separator: "/") + "/kanban-md"

let words = Array(CommandLine.arguments.dropFirst())
if !ScaleBenchmark.work(words) {
  if words != ["scale"] {
    ReadingBenchmark.run()
    try MoveBenchmark(program: program).run(files: 5000, cards: 1000)
  }
  try ScaleBenchmark(program: CommandLine.arguments[0]).run()
}
