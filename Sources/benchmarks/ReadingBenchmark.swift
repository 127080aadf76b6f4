import AdvancedKanbanMarkdown
import CommonMark

/// Reading a board of 10,000 cards against what cmark-gfm alone needs for the same bytes.
enum ReadingBenchmark {
  static func run() {
    let names = (0..<10).map { "column-\($0).md" }
    let files = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { index, name in
        (name, SampleText.column(name, cards: 1000, firstID: index * 1000))
      }
    )
    let timings = Timing.compare(rounds: 21) {
      let board = MarkdownKanbanBoard(files: names) { files[$0] ?? [] }
      precondition(board.columns.reduce(0) { $0 + $1.cards.count } == 10_000)
    } with: {
      for file in files.values { parseAndForget(file[...]) }
    }
    report("reading 10,000 cards against cmark-gfm alone", timings, aim: "at most 2")
  }
}
