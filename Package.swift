// swift-tools-version: 6.2

import PackageDescription

/// What every target is held to.
let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Every target but the four that wrap a C library has to mark each unsafe use as such.
let strict = common + [.strictMemorySafety()]

/// Libraries by their archives: a short command spends most of its time on loading shared ones.
func linked(_ libraries: [String]) -> [LinkerSetting] {
  libraries.map { .linkedLibrary($0) }
}

/// What is built for fuzzing alone: without the fuzzer's runtime it has no main.
let fuzzing: [Target] =
  Context.environment["KANBAN_FUZZING"] == nil
  ? []
  : [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "fuzzer",
      dependencies: ["CFuzzer", "MarkdownReferee"],
      swiftSettings: strict
    ),
  ]

let package = Package(
  name: "kanban-md",
  products: [
    .library(name: "AdvancedKanban", targets: ["AdvancedKanban"]),
    .library(name: "AdvancedKanbanMarkdown", targets: ["AdvancedKanbanMarkdown"]),
    .library(name: "AdvancedKanbanGit", targets: ["AdvancedKanbanGit"]),
    .executable(name: "kanban-md", targets: ["kanban-md"]),
  ],
  targets: [
    // Floor 0: what a board is and what a move means.
    .target(name: "AdvancedKanban", swiftSettings: strict),
    .target(name: "SourceText", swiftSettings: strict),

    // Floor 1: one library each; handles in, values out.
    .systemLibrary(name: "CGit2"),
    .target(name: "CGit2Offline"),
    .systemLibrary(name: "CCommonMark"),
    .systemLibrary(name: "CYAML"),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CEvent"),
    .target(
      name: "CommonMark",
      dependencies: ["CCommonMark", "SourceText"],
      swiftSettings: common,
      linkerSettings: linked([":libcmark-gfm-extensions.a", ":libcmark-gfm.a"])
    ),
    .target(
      name: "YAML",
      dependencies: ["CYAML", "SourceText"],
      swiftSettings: common,
      linkerSettings: linked([":libyaml.a"])
    ),
    .target(
      name: "Git",
      dependencies: ["CGit2", "CGit2Offline"],
      swiftSettings: common,
      linkerSettings: linked(
        [":libgit2.a", ":libmbedcrypto.a", ":libhttp_parser.a", ":libpcre2-8.a", "z"]
      )
    ),

    .target(
      name: "HTTPServer",
      dependencies: ["CEvent"],
      swiftSettings: common,
      linkerSettings: linked([":libevent_extra.a", ":libevent_core.a"])
    ),

    // Floor 2: the format.
    .target(
      name: "AdvancedKanbanMarkdown",
      dependencies: ["AdvancedKanban", "SourceText", "CommonMark", "YAML"],
      swiftSettings: strict
    ),

    // Floor 3: the store.
    .target(
      name: "AdvancedKanbanGit",
      dependencies: ["AdvancedKanban", "SourceText", "AdvancedKanbanMarkdown", "Git", "CLinux"],
      swiftSettings: strict
    ),

    // Floor 4: the board as a web page.
    .target(
      name: "KanbanServer",
      dependencies: [
        "AdvancedKanban", "AdvancedKanbanMarkdown", "AdvancedKanbanGit", "CommonMark", "HTTPServer",
      ],
      resources: [.embedInCode("Assets")],
      swiftSettings: strict
    ),

    // Floors 5 and 6: the command.
    .target(
      name: "KanbanCLI",
      dependencies: [
        "AdvancedKanban", "SourceText", "AdvancedKanbanMarkdown", "AdvancedKanbanGit",
        "HTTPServer", "KanbanServer",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "kanban-md",
      dependencies: ["KanbanCLI"],
      swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags(["-static-executable", "-use-ld=lld"], .when(configuration: .release))
      ]
    ),

    // Times what the project does side by side with what it is measured by.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AdvancedKanban", "AdvancedKanbanMarkdown", "AdvancedKanbanGit", "CommonMark", "Git",
        "TestSupport", "kanban-md",
      ],
      swiftSettings: strict
    ),

    // Judges 200,000 made-up files and changes.
    .executableTarget(
      name: "referee",
      dependencies: ["MarkdownReferee", "TestSupport"],
      swiftSettings: strict
    ),

    // Makes up files and changes, and judges what becomes of them.
    .target(
      name: "MarkdownReferee",
      dependencies: [
        "AdvancedKanban", "AdvancedKanbanMarkdown", "CCommonMark", "CommonMark", "SourceText",
        "TestSupport",
      ],
      path: "Tests/MarkdownReferee",
      swiftSettings: strict
    ),

    // Merges many made-up boards, in memory, in branches, and in clones.
    .executableTarget(
      name: "merges",
      dependencies: ["MergeTrials", "TestSupport", "kanban-md"],
      swiftSettings: strict
    ),

    // Makes up boards and what several people do to them, and judges how that is merged.
    .target(
      name: "MergeTrials",
      dependencies: ["AdvancedKanban", "AdvancedKanbanMarkdown", "Git", "TestSupport"],
      path: "Tests/MergeTrials",
      swiftSettings: strict
    ),

    // Lets every system call of a command go wrong in turn.
    .executableTarget(
      name: "faults",
      dependencies: ["BoardTrials", "kanban-md"],
      swiftSettings: strict
    ),

    // Lets many processes move cards on one board.
    .executableTarget(
      name: "writers",
      dependencies: ["BoardTrials", "kanban-md"],
      swiftSettings: strict
    ),

    // Tries the command where something goes wrong, and where many are at work at the same time.
    .target(
      name: "BoardTrials",
      dependencies: ["CLinux", "TestSupport"],
      path: "Tests/BoardTrials",
      exclude: ["FaultyCalls"],
      swiftSettings: strict
    ),

    .target(
      name: "TestSupport",
      dependencies: ["SourceText"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AdvancedKanbanTests",
      dependencies: ["AdvancedKanban", "MergeTrials", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SourceTextTests",
      dependencies: ["SourceText", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CommonMarkTests",
      dependencies: ["CommonMark", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "YAMLTests",
      dependencies: ["YAML", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HTTPServerTests",
      dependencies: ["HTTPServer", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "KanbanServerTests",
      dependencies: [
        "AdvancedKanban", "AdvancedKanbanGit", "AdvancedKanbanMarkdown", "HTTPServer",
        "KanbanServer",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AdvancedKanbanMarkdownTests",
      dependencies: ["AdvancedKanbanMarkdown", "MarkdownReferee", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GitTests",
      dependencies: ["Git", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AdvancedKanbanGitTests",
      dependencies: [
        "AdvancedKanban", "AdvancedKanbanMarkdown", "AdvancedKanbanGit", "Git", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MergeTrialsTests",
      dependencies: ["MergeTrials", "TestSupport", "kanban-md"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BoardTrialsTests",
      dependencies: ["BoardTrials", "TestSupport", "kanban-md"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "KanbanCLITests",
      dependencies: [
        "AdvancedKanban", "AdvancedKanbanGit", "AdvancedKanbanMarkdown", "Git", "KanbanCLI",
        "KanbanServer", "SourceText",
        "TestSupport",
      ],
      exclude: ["Transcripts", "Readme/SampleBoard"],
      swiftSettings: strict
    ),
  ] + fuzzing,
  swiftLanguageModes: [.v6]
)
