/// What may stand above the text of a file: front matter of all kinds, and what only looks like it.
enum Heads {
  static let all: [(String, Int)] = [
    ("", 24), ("---\ntitle: T\nwipLimit: 3\n---\n", 6), ("---\ntitle: T\n---\n\n", 3),
    ("---\n---\n", 1), ("---\n\n---\n", 1), ("---\n# only a comment\n---\n", 1),
    ("---\ntitle: 'T' # note\nother: [a, b]\nisCollapsed: true\n...\n", 2),
    ("---\ntitle: \"T\\n\"\nwipLimit: 3 # three\n\n---\n", 1), ("---\n", 1), ("---\ntitle: T\n", 1),
    ("---\nwipLimit: 1\nwipLimit: 2\n---\n", 1), ("---\na: &x 3\nwipLimit: *x\n---\n", 1),
    ("---\n<<: {wipLimit: 3}\n---\n", 1), ("---\n\ttitle: T\n---\n", 1), ("+++\nt = 1\n+++\n", 1),
    ("---\ntitle: |\n  one\n  two\nwipLimit: 4\n---\n", 1), ("---\n- a\n- b\n---\n", 1),
    ("---\ntitle: >-\n  one\n\n# c\nisCollapsed: yes\n---\n", 1), ("---\nplain text\n---\n", 1),
    ("---\ntitle: T\n--- \n", 1), ("--- \ntitle: T\n---\t\n", 1), (" ---\ntitle: T\n---\n", 1),
    ("----\ntitle: T\n----\n", 1), ("---\ntitle: T\n---\n---\na: b\n---\n", 1),
    ("---\n: :\n---\n", 1),
    ("---\n{title: T, wipLimit: 3}\n---\n", 1), ("---\n? title\n: T\n---\n", 1),
    ("---\n\"title\": T\n'wipLimit': 2\n---\n", 1),
    ("---\ntitle: a\n  b\nwipLimit:\n  3\n---\n", 1),
    ("---\ntitle:\nwipLimit:\n---\n", 1), ("---\ntitle: [\n---\n", 1), ("---\ntitle: \"\n---\n", 1),
    ("---\ntitle: \u{E9}\u{2028}x\nwipLimit: 3\n---\n", 1), ("---\nwipLimit: !!str 3\n---\n", 1),
    ("---\ntitle: T #no\nisCollapsed: \"false\"\n---\n", 1), ("---\n%YAML 1.2\n---\n", 1),
    ("---\na:\n  title: T\n  wipLimit: 3\n---\n", 1), ("---\ntitle: T\n \n---\n", 1),
    ("---\n\u{FEFF}title: T\n---\n", 1), ("---\ntitle: cafe\u{301}\n---\n", 1),
    ("\n---\na: b\n---\n", 1),
  ]
}
