import AdvancedKanban

extension MergeScenario {
  /// New cards.
  static let additions = [
    MergeScenario(
      name: "both add at the end",
      ours: ["done: e1 e2 n2"],
      theirs: ["done: e1 e2 n1"],
      result: ["done: e1 e2 n1 n2"]
    ),
    MergeScenario(
      name: "runs of new cards stay together",
      ours: ["done: e1 n1 n4 e2"],
      theirs: ["done: e1 n2 n3 e2"],
      result: ["done: e1 n1 n4 n2 n3 e2"]
    ),
    MergeScenario(
      name: "one at the end and one at the beginning",
      ours: ["done: e1 e2 n1"],
      theirs: ["done: n2 e1 e2"],
      result: ["done: n2 e1 e2 n1"]
    ),
    MergeScenario(
      name: "the same card on both sides",
      ours: ["done: e1 e2 n1"],
      theirs: ["done: n1 e1 e2"],
      result: ["done: n1 e1 e2"]
    ),
    MergeScenario(
      name: "the same new ID with other texts",
      ours: ["doing: d1 d2 n1=pay"],
      theirs: ["todo: t1 t2 t3 t4 t5 n1=bill"],
      result: ["doing: d1 d2 n1=bill"],
      tale: [
        "conflict invented-twice bill: doing, todo > doing",
        "notice moved-apart bill: doing, todo > doing",
      ],
      needsIDs: true
    ),
    MergeScenario(
      name: "the same new ID in the same column",
      ours: ["doing: d1 d2 n1=pay"],
      theirs: ["doing: n1=bill d1 d2"],
      result: ["doing: n1=bill d1 d2"],
      tale: ["conflict invented-twice bill: doing, doing > doing"],
      needsIDs: true
    ),
  ]

  /// Edits of cards.
  static let edits = [
    MergeScenario(
      name: "an edit and a move",
      ours: ["todo: t1 t2 t3!edited t4 t5"],
      theirs: ["todo: t1 t2 t4 t5", "doing: d1 t3 d2"],
      result: ["todo: t1 t2 t4 t5", "doing: d1 t3!edited d2"]
    ),
    MergeScenario(
      name: "an edit of the body and a move",
      ours: ["todo: t1 t2 t3/more t4 t5"],
      theirs: ["todo: t1 t2 t4 t5", "doing: d1 t3 d2"],
      result: ["todo: t1 t2 t4 t5", "doing: d1 t3/more d2"]
    ),
    MergeScenario(
      name: "an edit and a move of the neighbor",
      ours: ["todo: t1 t2 t3!edited t4 t5"],
      theirs: ["todo: t1 t2 t3 t5", "doing: d1 d2 t4"],
      result: ["todo: t1 t2 t3!edited t5", "doing: d1 d2 t4"]
    ),
    MergeScenario(
      name: "two fields",
      ours: ["todo: t1 t2 t3!edited t4 t5"],
      theirs: ["todo: t1 t2 [x]t3/more t4 t5"],
      result: ["todo: t1 t2 [x]t3!edited/more t4 t5"]
    ),
    MergeScenario(
      name: "the same title",
      ours: ["todo: t1 t2 t3!one t4 t5"],
      theirs: ["todo: t1 t2 t3!two t4 t5"],
      result: ["todo: t1 t2 t3!one t4 t5"],
      tale: ["conflict edited-apart t3 one: todo, todo > todo"]
    ),
    MergeScenario(
      name: "labels",
      base: ["todo: t1 t2 t3!#a!@b t4 t5"],
      ours: ["todo: t1 t2 t3!#a!@b!#c t4 t5"],
      theirs: ["todo: t1 t2 t3!now!@b!due:2026-12-24 t4 t5"],
      result: ["todo: t1 t2 t3!now!@b!due:2026-12-24!#c t4 t5"]
    ),
    MergeScenario(
      name: "two dates",
      ours: ["todo: t1 t2 t3!due:2026-12-24 t4 t5"],
      theirs: ["todo: t1 t2 t3!due:2026-12-31 t4 t5"],
      result: ["todo: t1 t2 t3!due:2026-12-24 t4 t5"],
      tale: ["conflict edited-apart t3 due:2026-12-24: todo, todo > todo"]
    ),
    MergeScenario(
      name: "lines of the body",
      base: ["todo: t1 t2 t3/a,b,c t4 t5"],
      ours: ["todo: t1 t2 t3/A,b,c t4 t5"],
      theirs: ["todo: t1 t2 t3/a,b,c,d t4 t5"],
      result: ["todo: t1 t2 t3/A,b,c,d t4 t5"]
    ),
    MergeScenario(
      name: "the same line of the body",
      base: ["todo: t1 t2 t3/a,b,c t4 t5"],
      ours: ["todo: t1 t2 t3/a,x,c t4 t5"],
      theirs: ["todo: t1 t2 t3/a,y,c t4 t5"],
      result: ["todo: t1 t2 t3/a,x,c t4 t5"],
      tale: ["conflict edited-apart t3: todo, todo > todo"]
    ),
    MergeScenario(
      name: "a move with an edit and another move",
      ours: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3!edited"],
      theirs: ["todo: t1 t2 t4 t5", "done: e1 e2 t3"],
      result: ["todo: t1 t2 t4 t5", "done: e1 e2 t3!edited"],
      tale: ["notice moved-apart t3 edited: doing, done > done"]
    ),
    MergeScenario(
      name: "a move with an edit and the same move",
      ours: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3!edited"],
      theirs: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      result: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3!edited"]
    ),
  ]

  /// Removed cards.
  static let removals = [
    MergeScenario(
      name: "a removal and a move",
      ours: ["todo: t1 t2 t4 t5"],
      theirs: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      result: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      tale: ["notice kept-for-move t3: gone, doing > doing"]
    ),
    MergeScenario(
      name: "a removal and an edit",
      ours: ["todo: t1 t2 t4 t5"],
      theirs: ["todo: t1 t2 t3!edited t4 t5"],
      result: ["todo: t1 t2 t3!edited t4 t5"],
      tale: ["notice kept-for-edit t3 edited: gone, todo > todo"]
    ),
    MergeScenario(
      name: "a removal and a new order",
      ours: ["todo: t1 t2 t4 t5"],
      theirs: ["todo: t3 t1 t2 t4 t5"],
      result: ["todo: t1 t2 t4 t5"]
    ),
    MergeScenario(
      name: "a removal and a move of the neighbor",
      ours: ["todo: t1 t2 t4 t5"],
      theirs: ["todo: t1 t2 t3 t5", "doing: d1 d2 t4"],
      result: ["todo: t1 t2 t5", "doing: d1 d2 t4"]
    ),
    MergeScenario(
      name: "either side cleans up another copy of a card",
      base: ["doing: d1 d2 t3"],
      ours: ["doing: d1 d2"],
      theirs: ["todo: t1 t2 t4 t5"],
      result: ["doing: d1 d2 t3", "todo: t1 t2 t4 t5"],
      tale: [
        "notice moved-apart t3: todo, doing > doing", "notice kept-of-two t3: todo, doing > doing",
      ]
    ),
  ]
}
