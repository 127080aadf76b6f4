import AdvancedKanban

extension MergeScenario {
  /// Moves of cards to other columns.
  static let moves = [
    MergeScenario(
      name: "the same card to two columns, both further along",
      ours: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      theirs: ["todo: t1 t2 t4 t5", "done: e1 e2 t3"],
      result: ["todo: t1 t2 t4 t5", "done: e1 e2 t3"],
      tale: ["notice moved-apart t3: doing, done > done"]
    ),
    MergeScenario(
      name: "the same card to two columns, both further back",
      ours: ["doing: d1", "backlog: d2 b1 b2 b3"],
      theirs: ["doing: d1", "todo: d2 t1 t2 t3 t4 t5"],
      result: ["doing: d1", "backlog: d2 b1 b2 b3"],
      tale: ["notice moved-apart d2: backlog, todo > backlog"]
    ),
    MergeScenario(
      name: "the same card forward and back",
      ours: ["doing: d1", "todo: d2 t1 t2 t3 t4 t5"],
      theirs: ["doing: d1", "done: d2 e1 e2"],
      result: ["doing: d1", "done: d2 e1 e2"],
      tale: ["conflict moved-apart d2: todo, done > done"]
    ),
    MergeScenario(
      name: "the same card forward and back, the furthest counts",
      ours: ["doing: d1", "todo: d2 t1 t2 t3 t4 t5"],
      theirs: ["doing: d1", "done: d2 e1 e2"],
      result: ["doing: d1", "done: d2 e1 e2"],
      tale: ["notice moved-apart d2: todo, done > done"],
      policy: .furthest
    ),
    MergeScenario(
      name: "the same card to two columns, always a conflict",
      ours: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      theirs: ["todo: t1 t2 t4 t5", "done: e1 e2 t3"],
      result: ["todo: t1 t2 t4 t5", "done: e1 e2 t3"],
      tale: ["conflict moved-apart t3: doing, done > done"],
      policy: .conflict
    ),
    MergeScenario(
      name: "the same card to two places of one column",
      ours: ["todo: t1 t2 t4 t5", "doing: t3 d1 d2"],
      theirs: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      result: ["todo: t1 t2 t4 t5", "doing: t3 d1 d2"]
    ),
    MergeScenario(
      name: "the same card to the same place",
      ours: ["todo: t1 t2 t4 t5", "doing: d1 t3 d2"],
      theirs: ["todo: t1 t2 t4 t5", "doing: d1 t3 d2"],
      result: ["todo: t1 t2 t4 t5", "doing: d1 t3 d2"]
    ),
    MergeScenario(
      name: "there and back, and a move",
      ours: [],
      theirs: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      result: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"]
    ),
    MergeScenario(
      name: "both to the end of a column",
      ours: ["todo: t1 t3 t4 t5", "done: e1 e2 t2"],
      theirs: ["todo: t1 t2 t3 t5", "done: e1 e2 t4"],
      result: ["todo: t1 t3 t5", "done: e1 e2 t2 t4"]
    ),
    MergeScenario(
      name: "both into an empty column",
      ours: ["todo: t1 t3 t4 t5", "hold: t2"],
      theirs: ["todo: t1 t2 t3 t5", "hold: t4"],
      result: ["todo: t1 t3 t5", "hold: t2 t4"]
    ),
    MergeScenario(
      name: "two moves that have nothing in common",
      ours: ["backlog: b2 b3", "todo: b1 t1 t2 t3 t4 t5"],
      theirs: ["doing: d1", "done: e1 e2 d2"],
      result: ["backlog: b2 b3", "todo: b1 t1 t2 t3 t4 t5", "doing: d1", "done: e1 e2 d2"]
    ),
    MergeScenario(
      name: "two neighbors",
      ours: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      theirs: ["todo: t1 t2 t3 t5", "done: e1 e2 t4"],
      result: ["todo: t1 t2 t5", "doing: d1 d2 t3", "done: e1 e2 t4"]
    ),
    MergeScenario(
      name: "the same move picked and made again elsewhere",
      base: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      ours: ["doing: d1 d2", "done: e1 e2 t3"],
      theirs: ["doing: d1 d2", "todo: t1 t2 t3 t4 t5"],
      result: ["doing: d1 d2", "done: e1 e2 t3"],
      tale: ["conflict moved-apart t3: done, todo > done"]
    ),
  ]
}
