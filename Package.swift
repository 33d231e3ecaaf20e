// swift-tools-version: 6.2
import PackageDescription

/// Whether this is a build for `make test`.
let isForTests = Context.environment["FLIPBOOK_TESTS"] != nil

/// What every target of ours is compiled with that tests spend most of their time in.
let optimised: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What all other targets are compiled with: for tests without optimisation, which would take longer than
/// running them.
let strict = optimised + (isForTests ? [.unsafeFlags(["-Onone"])] : [])

/// Programs as users of the library write them: they see only what is public.
let libraryPrograms = [
  "ConvertSave", "CountResults", "DrawPicture", "DriveApp", "OwnFormat", "OwnRule", "PrintBoards",
  "WriteFormats",
].map { name in
  Target.executableTarget(
    name: name,
    dependencies: [name == "DriveApp" ? "Apps" : "Flipbook"],
    path: "Tests/Flipbook/LibraryPrograms/\(name)",
    packageAccess: false,
    swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)]
  )
}

/// Pages that explain rules, next to their declarations; what is in them is read when somebody asks.
func rulePages(_ paths: String...) -> [Resource] { paths.map { .embedInCode($0 + ".md") } }

/// A target in a folder of `Sources`, whose folders are the floors of the house.
func target(
  _ name: String,
  in folder: String,
  needs dependencies: [Target.Dependency] = [],
  exclude: [String] = [],
  resources: [Resource] = [],
  swiftSettings: [SwiftSetting] = optimised,
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Sources/\(folder)",
    exclude: exclude,
    resources: resources,
    swiftSettings: swiftSettings,
    linkerSettings: linkerSettings
  )
}

/// The tests of a target, in a folder of `Tests`.
func tests(
  of name: String,
  in folder: String,
  needs dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "TestSupport"] + dependencies,
    path: "Tests/\(folder)",
    exclude: exclude,
    swiftSettings: strict
  )
}

// Targets are in the order of their dependencies: each needs only what is above it.
let package = Package(
  name: "flipbook",
  products: [
    // With the modules that its one import hands on, so that a check for breaking changes sees them.
    .library(
      name: "Flipbook",
      targets: [
        "Flipbook", "FrameRendering", "GameRecords", "Games", "PuzzleRules", "RecordChecks",
        "RecordFormats", "RecordQueries", "RecordStreams", "ReversiRules", "XMLRecordFormat",
      ]
    ),
    // For programs that drive an app, as flipbook-play does.
    .library(name: "FlipbookPlay", targets: ["Apps", "StateMachines"]),
    .executable(name: "flipbook", targets: ["CommandLineTool"]),
    .executable(name: "flipbook-play", targets: ["PlayCommandLineTool"]),
    // For Tests/Fuzz, which is a package of its own.
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    target("ReversiRules", in: "Rules/ReversiRules"),
    target("PuzzleRules", in: "Rules/PuzzleRules"),

    target(
      "GameRecords",
      in: "Records",
      needs: ["ReversiRules"],
      resources: rulePages("Findings/ReadingRules", "Moves/NotationRules"),
      // Debug builds call the rounding functions of C, which only Foundation would link.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),

    .systemLibrary(
      name: "CZlib",
      path: "Sources/System/CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .systemLibrary(
      name: "CLibXML2",
      path: "Sources/System/CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    // A font of Japanese characters.
    .target(
      name: "CGlyphs",
      path: "Sources/System/CGlyphs",
      exclude: ["OFL.txt", "glyphs.zlib", "subset.py"]
    ),
    // Everything that differs between systems; no other target calls the C library.
    target("CLibrary", in: "System/CLibrary", swiftSettings: strict),
    .systemLibrary(name: "CLinux", path: "Sources/System/CLinux"),
    target(
      "Platform",
      in: "System/Platform",
      needs: [
        "CLibrary", .target(name: "CLinux", condition: .when(platforms: [.linux])),
        .product(name: "SystemPackage", package: "swift-system"),
      ]
    ),

    target(
      "RecordFormats",
      in: "Formats/RecordFormats",
      needs: ["GameRecords", "Platform", "ReversiRules"],
      resources: [.embedInCode("JSON/Schema/game-record.schema.json")]
        + rulePages(
          "ActionLog/ActionLogRules",
          "AppJSON/AppJSONRules",
          "EDX/EDXRules",
          "EdaxFEN/EdaxFENRules",
          "EgaroucidJSON/EgaroucidRules",
          "ForkSaves/ForkSaveRules",
          "GGF/GGFRules",
          "OBF/OBFRules",
          "OthelloQuest/QuestRules",
          "PGN/PGNRules",
          "ReduxState/ReduxRules",
          "SGF/SGFRules",
          "Save/SaveRules",
          "Text/JSON/Objects/ForeignJSONRules",
          "Text/JSON/Reading/JSONRules",
          "Text/Positions/PositionRules",
          "Transcript/Table/TableRules",
          "Transcript/TranscriptRules",
          "WTHOR/Puzzles/WTHORPuzzleRules",
          "WTHOR/WTHORRules"
        )
    ),
    target(
      "XMLRecordFormat",
      in: "Formats/XMLRecordFormat",
      needs: ["CLibXML2", "GameRecords", "RecordFormats", "ReversiRules"],
      resources: [.embedInCode("Schemas/game-record.xsd")]
        + rulePages("Picture/PictureRules", "XMLRules")
    ),

    target(
      "RecordStreams",
      in: "Streams",
      needs: ["GameRecords", "Platform", "RecordFormats", "ReversiRules"],
      resources: rulePages("RunRules")
    ),

    target(
      "RecordChecks",
      in: "Checks",
      needs: ["GameRecords", "RecordFormats", "RecordStreams", "ReversiRules"],
      resources: [.embedInCode("Reporters/JSON/report.schema.json")] + rulePages("BaselineRules")
    ),

    target(
      "RecordQueries",
      in: "Questions",
      needs: ["GameRecords", "RecordChecks", "RecordFormats", "RecordStreams", "ReversiRules"],
      resources: [
        .embedInCode("Matches/matches.schema.json"),
        .embedInCode("Statistics/statistics.schema.json"),
      ] + rulePages("Statistics/Merging/StatisticsRules")
    ),

    target(
      "FrameRendering",
      in: "Pictures",
      needs: ["CGlyphs", "CZlib", "GameRecords"],
      resources: [
        "HTML/page.css", "HTML/player.css", "HTML/list.css", "HTML/player.js",
        "Pixels/Lettering/letters.txt",
        "Pixels/Lettering/marks.tsv",
      ].map { .embedInCode($0) }
    ),

    target(
      "Games",
      in: "Games",
      needs: [
        "FrameRendering", "GameRecords", "PuzzleRules", "RecordChecks", "RecordFormats",
        "RecordQueries", "RecordStreams", "ReversiRules",
      ],
      resources: [.embedInCode("Reversi/Openings/openings.tsv")]
        + rulePages(
          "Puzzle/Checks/PuzzleChecks",
          "Puzzle/Formats/Instances/InstancesRules",
          "Puzzle/Formats/PuzzleText/PuzzleTextRules",
          "Reversi/Checks/RecordRules"
        )
    ),

    target(
      "Flipbook",
      in: "Flipbook",
      needs: [
        "FrameRendering", "GameRecords", "Games", "PuzzleRules", "RecordChecks", "RecordFormats",
        "RecordQueries", "RecordStreams", "ReversiRules", "XMLRecordFormat",
      ],
      resources: [
        .embedInCode("Configuration/configuration.schema.json"),
        .embedInCode("Themes/theme.schema.json"),
      ] + rulePages("Configuration/ConfigurationRules", "Themes/ThemeRules")
    ),

    target(
      "TerminalOutput",
      in: "Command/TerminalOutput",
      needs: ["Flipbook", "Platform"],
      swiftSettings: strict
    ),
    target(
      "FlipbookCommands",
      in: "Command/FlipbookCommands",
      needs: [
        "Flipbook", "Platform", "TerminalOutput",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Completions"],
      swiftSettings: strict
    ),
    // Not “flipbook”: where file systems do not distinguish cases, its build would be in the library's folder.
    .executableTarget(
      name: "CommandLineTool",
      dependencies: ["FlipbookCommands"],
      path: "Sources/Command/CommandLineTool",
      swiftSettings: strict
    ),

    // The second command, which the first one does without.
    target(
      "StateMachines",
      in: "Play/StateMachines",
      needs: ["GameRecords", "RecordFormats"],
      resources: rulePages("MachineRules")
    ),
    target(
      "Apps",
      in: "Play/Apps",
      needs: [
        "Flipbook", "GameRecords", "Games", "PuzzleRules", "RecordFormats", "ReversiRules",
        "StateMachines",
      ],
      resources: [
        .embedInCode("Puzzle/Sessions/puzzle-session-log.schema.json"),
        .embedInCode("Reversi/Sessions/session-log.schema.json"),
      ] + rulePages("Sessions/Logs/LogRules")
    ),
    target(
      "TerminalPlay",
      in: "Play/TerminalPlay",
      needs: ["Apps", "Platform", "TerminalOutput"],
      swiftSettings: strict
    ),
    target(
      "PlayCommands",
      in: "Play/PlayCommands",
      needs: [
        "Apps", "FlipbookCommands", "Platform", "TerminalOutput", "TerminalPlay",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Completions"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "PlayCommandLineTool",
      dependencies: ["PlayCommands"],
      path: "Sources/Play/PlayCommandLineTool",
      swiftSettings: strict
    ),

    .target(
      name: "TestSupport",
      dependencies: [
        "GameRecords", "Games", "Platform", "PuzzleRules", "RecordFormats", "ReversiRules",
      ],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .target(
      name: "AppTestSupport",
      dependencies: ["Apps", "GameRecords", "PuzzleRules", "ReversiRules", "TestSupport"],
      path: "Tests/Play/AppTestSupport",
      swiftSettings: strict
    ),
    .target(
      name: "ForeignFormat",
      dependencies: ["Flipbook"],
      path: "Tests/Flipbook/ForeignFormat",
      packageAccess: false,
      swiftSettings: strict
    ),
    // What the package in Benchmarks measures, built here too, so that no change leaves it behind.
    .target(
      name: "BenchmarkInputs",
      dependencies: ["Apps"],
      path: "Benchmarks/Benchmarks/FlipbookBenchmarks",
      exclude: ["Benchmarks.swift"],
      swiftSettings: strict
    ),
    .target(
      name: "FuzzTargets",
      dependencies: ["Apps", "TestSupport"],
      path: "Tests/FuzzTargets",
      swiftSettings: strict
    ),
    tests(of: "ReversiRules", in: "Rules/ReversiRulesTests"),
    tests(of: "PuzzleRules", in: "Rules/PuzzleRulesTests"),
    tests(of: "GameRecords", in: "Records", needs: ["ReversiRules"]),
    tests(of: "Platform", in: "System"),
    tests(
      of: "RecordFormats",
      in: "Formats/RecordFormatsTests",
      needs: ["GameRecords", "ReversiRules"]
    ),
    tests(
      of: "XMLRecordFormat",
      in: "Formats/XMLRecordFormatTests",
      needs: ["GameRecords", "RecordFormats", "ReversiRules"]
    ),
    tests(of: "RecordStreams", in: "Streams", needs: ["Flipbook", "Platform"]),
    tests(of: "RecordChecks", in: "Checks", needs: ["Flipbook"]),
    tests(of: "RecordQueries", in: "Questions", needs: ["Flipbook"]),
    tests(of: "FrameRendering", in: "Pictures", needs: ["Apps"]),
    tests(of: "Games", in: "Games/GamesTests", needs: ["Flipbook"]),
    .target(
      name: "LightsGame",
      dependencies: ["Flipbook"],
      path: "Tests/Games/LightsGame",
      swiftSettings: strict
    ),
    tests(of: "LightsGame", in: "Games/LightsGameTests", needs: ["Flipbook"]),
    tests(of: "StateMachines", in: "Play/StateMachinesTests", needs: ["GameRecords"]),
    tests(of: "Apps", in: "Play/AppsTests", needs: ["AppTestSupport"]),
    tests(
      of: "Flipbook",
      in: "Flipbook/FlipbookTests",
      needs: [
        "Apps", "BenchmarkInputs", "CountResults", "DrawPicture", "DriveApp", "ForeignFormat",
        "FuzzTargets", "OwnFormat", "OwnRule", "PrintBoards", "WriteFormats",
      ]
    ),
    .testTarget(
      name: "FuzzTargetsTests",
      dependencies: ["FuzzTargets", "TestSupport"],
      swiftSettings: strict
    ),
    tests(
      of: "TerminalPlay",
      in: "Play/TerminalPlayTests",
      needs: ["Apps", "TerminalOutput"],
      exclude: ["Screens"]
    ),
    tests(
      of: "FlipbookCommands",
      in: "Command/FlipbookCommandsTests",
      needs: ["Apps", "CommandLineTool", "PlayCommandLineTool"]
    ),
    tests(
      of: "PlayCommands",
      in: "Play/PlayCommandsTests",
      needs: ["Apps", "CommandLineTool", "PlayCommandLineTool", "TerminalOutput", "TerminalPlay"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += libraryPrograms

// Peers are other programs: browsers, TeX, databases and more, and files of other programs. `make test` does
// without them, and `make test-peers` runs what needs them. These tests use helpers of the others.
if Context.environment["FLIPBOOK_PEERS"] != nil {
  package.targets.append(
    .testTarget(
      name: "PeerTests",
      dependencies: [
        "Apps", "CommandLineTool", "Flipbook", "FlipbookCommandsTests", "FlipbookTests",
        "FrameRenderingTests", "FuzzTargets", "PlayCommandLineTool", "RecordChecksTests",
        "RecordFormatsTests", "RecordStreamsTests", "TestSupport", "XMLRecordFormatTests",
      ],
      path: "Tests/Peers",
      exclude: ["Support/Drivers", "requirements.txt"],
      swiftSettings: strict
    )
  )
}

// Only `make site` needs the plugin, so packages that import the library do not fetch it.
if Context.environment["FLIPBOOK_SITE"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")
  )
}
