import AdvancedKanban

extension MergeScenario {
  /// New orders.
  static let orders = [
    MergeScenario(
      name: "the same card to two places",
      ours: ["todo: t2 t1 t3 t4 t5"],
      theirs: ["todo: t1 t3 t4 t5 t2"],
      result: ["todo: t2 t1 t3 t4 t5"]
    ),
    MergeScenario(
      name: "two cards",
      ours: ["todo: t5 t1 t2 t3 t4"],
      theirs: ["todo: t2 t3 t4 t1 t5"],
      result: ["todo: t5 t2 t3 t4 t1"]
    ),
    MergeScenario(
      name: "two cards to one place",
      ours: ["todo: t5 t1 t2 t3 t4"],
      theirs: ["todo: t4 t1 t2 t3 t5"],
      result: ["todo: t4 t5 t1 t2 t3"]
    ),
    MergeScenario(
      name: "a new order and an edit",
      ours: ["todo: t3 t1 t2 t4 t5"],
      theirs: ["todo: t1 t2 t3!edited t4 t5"],
      result: ["todo: t3!edited t1 t2 t4 t5"]
    ),
    MergeScenario(
      name: "a new order and a move",
      ours: ["todo: t3 t1 t2 t4 t5"],
      theirs: ["todo: t1 t2 t4 t5", "doing: d1 t3 d2"],
      result: ["todo: t1 t2 t4 t5", "doing: d1 t3 d2"]
    ),
    MergeScenario(
      name: "a swap and an edit",
      ours: ["todo: t1 t2 t4 t3 t5"],
      theirs: ["todo: t1 t2 t3 t4!edited t5"],
      result: ["todo: t1 t2 t4!edited t3 t5"]
    ),
    MergeScenario(
      name: "a circle of wishes",
      base: ["hold: x q y"],
      ours: ["hold: q x y"],
      theirs: ["hold: x y q"],
      result: ["hold: y q x"]
    ),
  ]

  /// Columns.
  static let columns = [
    MergeScenario(
      name: "two settings",
      ours: ["todo =Next: t1 t2 t3 t4 t5"],
      theirs: ["todo !3 -: t1 t2 t3 t4 t5"],
      result: ["todo =Next !3 -: t1 t2 t3 t4 t5"]
    ),
    MergeScenario(
      name: "the same setting",
      ours: ["todo =Next !3: t1 t2 t3 t4 t5"],
      theirs: ["todo =Soon !4: t1 t2 t3 t4 t5"],
      result: ["todo =Next !3: t1 t2 t3 t4 t5"],
      tale: [
        "conflict column-renamed-apart: todo, todo > todo",
        "conflict column-limited-apart: todo, todo > todo",
      ]
    ),
    MergeScenario(
      name: "a setting and the first card",
      ours: ["todo =Next: t1 t2 t3 t4 t5"],
      theirs: ["todo: t1!edited t2 t3 t4 t5"],
      result: ["todo =Next: t1!edited t2 t3 t4 t5"]
    ),
    MergeScenario(
      name: "a renamed file and a new card",
      ours: ["todo>next: t1 t2 t3 t4 t5"],
      theirs: ["todo: t1 t2 n1 t3 t4 t5"],
      result: ["todo>next: t1 t2 n1 t3 t4 t5"]
    ),
    MergeScenario(
      name: "a renamed file and a move",
      ours: ["todo>next =todo: t1 t2 t3 t4 t5"],
      theirs: ["todo: t1 b2 t2 t3 t4 t5", "backlog: b1 b3"],
      result: ["todo>next =todo: t1 b2 t2 t3 t4 t5", "backlog: b1 b3"]
    ),
    MergeScenario(
      name: "a file renamed twice",
      ours: ["todo>next =todo: t1 t2 t3 t4 t5"],
      theirs: ["todo>ready =todo: t1 t2 t3 t4 t5"],
      result: ["todo>next =todo: t1 t2 t3 t4 t5"],
      tale: ["notice column-file-renamed-apart: next, ready > next"]
    ),
    MergeScenario(
      name: "a file renamed to what the other side calls a new one",
      ours: ["todo>next =todo: t1 t2 t3 t4 t5"],
      theirs: ["next: n1"],
      result: ["next: n1"],
      tale: ["notice column-file-name-taken: next, todo > todo"]
    ),
    MergeScenario(
      name: "a removed column and a new card",
      ours: ["todo>"],
      theirs: ["todo: t1 t2 n1 t3 t4 t5"],
      result: ["todo: n1"],
      tale: ["notice column-kept-for-cards: gone, todo > todo"]
    ),
    MergeScenario(
      name: "a removed column and an edit",
      ours: ["todo>"],
      theirs: ["todo: t1 t2 t3!edited t4 t5"],
      result: ["todo: t3!edited"],
      tale: [
        "notice column-kept-for-cards: gone, todo > todo",
        "notice kept-for-edit t3 edited: gone, todo > todo",
      ]
    ),
    MergeScenario(
      name: "a removed column and a move out of it",
      ours: ["todo>"],
      theirs: ["todo: t1 t2 t4 t5", "doing: d1 d2 t3"],
      result: ["todo>", "doing: d1 d2 t3"],
      tale: ["notice kept-for-move t3: gone, doing > doing"]
    ),
    MergeScenario(
      name: "a removed column and a setting",
      ours: ["hold>"],
      theirs: ["hold =Waiting:"],
      result: ["hold =Waiting:"],
      tale: ["notice column-kept-for-settings: gone, hold > hold"]
    ),
    MergeScenario(
      name: "an emptied column and a card for it",
      ours: ["doing>blocked: d1 d2"],
      theirs: ["hold: n1"],
      result: ["doing>blocked: d1 d2", "hold: n1"]
    ),
    MergeScenario(
      name: "a new column under two names",
      ours: ["review =Review: n1 n2 n3"],
      theirs: ["check =Review: n1 n2 n4"],
      result: ["check =Review: n1 n2 n3 n4"],
      tale: ["notice column-file-renamed-apart: review, check > check"]
    ),
    MergeScenario(
      name: "a new column on either side",
      ours: ["review: d1", "doing: d2"],
      theirs: ["review: n1 d2", "doing: d1"],
      result: ["review: d1 n1 d2", "doing:"]
    ),
  ]
}
