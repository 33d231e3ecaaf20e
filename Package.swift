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
  "CountResults", "DrawPicture", "DriveApp", "OwnFormat", "OwnRule", "PrintBoards", "WriteFormats",
].map { name in
  Target.executableTarget(
    name: name,
    dependencies: [name == "DriveApp" ? "FlipbookPlay" : "Flipbook"],
    path: "Tests/LibraryPrograms/\(name)",
    packageAccess: false,
    swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)]
  )
}

/// Pages that explain rules, next to their declarations; what is in them is read when somebody asks.
func rulePages(_ paths: String...) -> [Resource] { paths.map { .embedInCode($0 + ".md") } }

// Targets are in the order of their dependencies: each needs only what is above it.
let package = Package(
  name: "flipbook",
  products: [
    // With the modules that its one import hands on, so that a check for breaking changes sees them.
    .library(
      name: "Flipbook",
      targets: [
        "FrameRendering", "Flipbook", "GameRecords", "PuzzleGame", "PuzzleRules", "PuzzleSearch",
        "RecordRepair", "RecordStreams", "RecordText", "RecordValidation", "ReversiPictures",
        "ReversiRules", "XMLRecordFormat",
      ]
    ),
    // For programs that drive an app, as flipbook-play does.
    .library(
      name: "FlipbookPlay",
      targets: [
        "AppSessions", "FlipbookPlay", "PuzzleApp", "ReversiApp", "ReversiSearch", "StateMachines",
      ]
    ),
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
    .target(name: "ReversiRules", swiftSettings: optimised),
    .target(name: "PuzzleRules", swiftSettings: optimised),
    .target(
      name: "ReversiOpenings",
      dependencies: ["ReversiRules"],
      resources: [.embedInCode("openings.tsv")],
      swiftSettings: optimised
    ),
    .target(
      name: "GameRecords",
      dependencies: ["ReversiOpenings", "ReversiRules"],
      resources: rulePages("Findings/ReadingRules"),
      swiftSettings: optimised,
      // Debug builds call the rounding functions of C, which only Foundation would link.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "RecordText",
      dependencies: ["GameRecords", "ReversiRules"],
      resources: rulePages(
        "JSON/Objects/ForeignJSONRules",
        "JSON/Reading/JSONRules",
        "NotationRules",
        "Positions/PositionRules"
      ),
      swiftSettings: optimised
    ),
    .target(
      name: "RecordFormats",
      dependencies: ["GameRecords", "RecordText", "ReversiRules"],
      resources: [.embedInCode("JSON/Schema/game-record.schema.json")]
        + rulePages(
          "ActionLog/ActionLogRules",
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
          "Transcript/TranscriptRules",
          "WTHOR/Puzzles/WTHORPuzzleRules",
          "WTHOR/WTHORRules"
        ),
      swiftSettings: optimised
    ),
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .target(
      name: "XMLRecordFormat",
      dependencies: ["CLibXML2", "GameRecords", "RecordFormats", "RecordText", "ReversiRules"],
      resources: [.embedInCode("Schemas/game-record.xsd")]
        + rulePages("Picture/PictureRules", "XMLRules"),
      swiftSettings: optimised
    ),
    // Everything that differs between systems; no other target calls the C library.
    .target(name: "CLibrary", swiftSettings: strict),
    .systemLibrary(name: "CLinux"),
    .target(
      name: "Platform",
      dependencies: [
        "CLibrary", .target(name: "CLinux", condition: .when(platforms: [.linux])),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: optimised
    ),
    .target(
      name: "RecordStreams",
      dependencies: ["GameRecords", "Platform", "RecordText", "ReversiRules"],
      resources: rulePages("RunRules"),
      swiftSettings: optimised
    ),
    .target(
      name: "RecordValidation",
      dependencies: [
        "GameRecords", "RecordStreams", "RecordText", "ReversiOpenings", "ReversiRules",
      ],
      resources: [.embedInCode("Reporters/JSON/report.schema.json")]
        + rulePages("BaselineRules", "Rules/RecordRules"),
      swiftSettings: optimised
    ),
    .target(
      name: "RecordRepair",
      dependencies: [
        "GameRecords", "RecordStreams", "RecordText", "RecordValidation", "ReversiRules",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "RecordQueries",
      dependencies: [
        "GameRecords", "RecordStreams", "RecordText", "RecordValidation", "ReversiOpenings",
        "ReversiRules",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "FrameRendering",
      dependencies: ["CZlib", "GameRecords"],
      exclude: ["Pixels/Lettering/Unifont/OFL.txt", "Pixels/Lettering/Unifont/subset.py"],
      resources: ["page.css", "player.css", "list.css", "player.js"].map {
        .embedInCode("HTML/\($0)")
      },
      swiftSettings: optimised
    ),
    .target(
      name: "ReversiPictures",
      dependencies: ["FrameRendering", "GameRecords", "ReversiOpenings", "ReversiRules"],
      swiftSettings: optimised
    ),
    .target(name: "PuzzleSearch", dependencies: ["PuzzleRules"], swiftSettings: optimised),
    .target(
      name: "PuzzleGame",
      dependencies: [
        "FrameRendering", "GameRecords", "PuzzleRules", "PuzzleSearch", "RecordFormats",
        "RecordText",
      ],
      resources: rulePages(
        "Checks/PuzzleChecks",
        "Formats/Instances/InstancesRules",
        "Formats/PuzzleText/PuzzleTextRules"
      ),
      swiftSettings: optimised
    ),
    .target(
      name: "Flipbook",
      dependencies: [
        "FrameRendering", "GameRecords", "PuzzleGame", "PuzzleRules", "PuzzleSearch",
        "RecordFormats", "RecordQueries", "RecordRepair", "RecordStreams", "RecordText",
        "RecordValidation", "ReversiOpenings", "ReversiPictures", "ReversiRules",
        "XMLRecordFormat",
      ],
      resources: [
        .embedInCode("Configuration/configuration.schema.json"),
        .embedInCode("Queries/matches.schema.json"),
        .embedInCode("Statistics/statistics.schema.json"),
        .embedInCode("Themes/theme.schema.json"),
      ]
        + rulePages(
          "Configuration/ConfigurationRules",
          "Statistics/Merging/StatisticsRules",
          "Themes/ThemeRules"
        ),
      swiftSettings: strict
    ),
    .target(
      name: "TerminalOutput",
      dependencies: ["Flipbook", "Platform"],
      swiftSettings: strict
    ),
    .target(
      name: "FlipbookCommands",
      dependencies: [
        "Flipbook", "Platform", "TerminalOutput",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Completions"],
      swiftSettings: strict
    ),
    // Not “flipbook”, which is the folder of the library where file systems do not distinguish cases.
    .executableTarget(
      name: "CommandLineTool",
      dependencies: ["FlipbookCommands"],
      swiftSettings: strict
    ),

    // The second command, which the first one does without.
    .target(name: "ReversiSearch", dependencies: ["ReversiRules"], swiftSettings: optimised),
    .target(
      name: "StateMachines",
      dependencies: ["GameRecords"],
      resources: rulePages("MachineRules"),
      swiftSettings: optimised
    ),
    .target(
      name: "AppSessions",
      dependencies: ["GameRecords", "RecordText", "StateMachines"],
      resources: rulePages("Logs/LogRules"),
      swiftSettings: optimised
    ),
    .target(
      name: "ReversiApp",
      dependencies: [
        "AppSessions", "GameRecords", "RecordText", "ReversiRules", "ReversiSearch",
        "StateMachines",
      ],
      resources: [.embedInCode("Sessions/session-log.schema.json")],
      swiftSettings: optimised
    ),
    .target(
      name: "PuzzleApp",
      dependencies: [
        "AppSessions", "GameRecords", "PuzzleGame", "PuzzleRules", "RecordText", "StateMachines",
      ],
      resources: [.embedInCode("Sessions/puzzle-session-log.schema.json")],
      swiftSettings: optimised
    ),
    .target(
      name: "FlipbookPlay",
      dependencies: [
        "AppSessions", "Flipbook", "PuzzleApp", "ReversiApp", "ReversiSearch", "StateMachines",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TerminalPlay",
      dependencies: ["FlipbookPlay", "Platform", "TerminalOutput"],
      swiftSettings: strict
    ),
    .target(
      name: "PlayCommands",
      dependencies: [
        "FlipbookCommands", "FlipbookPlay", "Platform", "TerminalOutput", "TerminalPlay",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Completions"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "PlayCommandLineTool",
      dependencies: ["PlayCommands"],
      swiftSettings: strict
    ),

    .target(
      name: "TestSupport",
      dependencies: ["GameRecords", "Platform", "PuzzleRules", "RecordFormats", "ReversiRules"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .target(
      name: "AppTestSupport",
      dependencies: [
        "AppSessions", "GameRecords", "PuzzleApp", "PuzzleRules", "ReversiApp", "ReversiRules",
        "TestSupport",
      ],
      path: "Tests/AppTestSupport",
      swiftSettings: strict
    ),
    .target(
      name: "ForeignFormat",
      dependencies: ["Flipbook"],
      path: "Tests/ForeignFormat",
      packageAccess: false,
      swiftSettings: strict
    ),
    // What the package in Benchmarks measures, built here too, so that no change leaves it behind.
    .target(
      name: "BenchmarkInputs",
      dependencies: ["FlipbookPlay"],
      path: "Benchmarks/Benchmarks/FlipbookBenchmarks",
      exclude: ["Benchmarks.swift"],
      swiftSettings: strict
    ),
    .target(
      name: "FuzzTargets",
      dependencies: ["FlipbookPlay", "TestSupport"],
      path: "Tests/FuzzTargets",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReversiRulesTests",
      dependencies: ["ReversiRules", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PuzzleRulesTests",
      dependencies: ["PuzzleRules", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GameRecordsTests",
      dependencies: ["GameRecords", "ReversiRules", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RecordTextTests",
      dependencies: ["GameRecords", "RecordText", "ReversiRules", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RecordFormatsTests",
      dependencies: ["GameRecords", "RecordFormats", "RecordText", "ReversiRules", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "XMLRecordFormatTests",
      dependencies: [
        "GameRecords", "RecordFormats", "ReversiRules", "TestSupport", "XMLRecordFormat",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["Platform", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RecordStreamsTests",
      dependencies: ["Flipbook", "Platform", "RecordStreams", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RecordValidationTests",
      dependencies: [
        "GameRecords", "RecordFormats", "RecordValidation", "ReversiOpenings", "ReversiRules",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReversiOpeningsTests",
      dependencies: ["ReversiOpenings", "ReversiRules", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RecordQueriesTests",
      dependencies: ["Flipbook", "RecordQueries", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RecordRepairTests",
      dependencies: ["Flipbook", "RecordRepair", "TestSupport"],
      swiftSettings: strict
    ),
    .target(
      name: "LightsGame",
      dependencies: [
        "Flipbook", "FrameRendering", "GameRecords", "RecordFormats", "RecordQueries",
      ],
      path: "Tests/LightsGame",
      swiftSettings: strict
    ),
    .testTarget(
      name: "LightsGameTests",
      dependencies: [
        "Flipbook", "FrameRendering", "GameRecords", "LightsGame", "RecordFormats",
        "RecordQueries", "RecordValidation", "TestSupport", "XMLRecordFormat",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FrameRenderingTests",
      dependencies: [
        "FrameRendering", "GameRecords", "PuzzleGame", "PuzzleRules", "ReversiApp",
        "ReversiPictures", "ReversiRules", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReversiSearchTests",
      dependencies: ["ReversiRules", "ReversiSearch", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PuzzleSearchTests",
      dependencies: ["PuzzleRules", "PuzzleSearch", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PuzzleGameTests",
      dependencies: [
        "FrameRendering", "GameRecords", "PuzzleGame", "PuzzleRules", "RecordFormats",
        "RecordStreams", "TestSupport", "XMLRecordFormat",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StateMachinesTests",
      dependencies: ["GameRecords", "StateMachines", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AppSessionsTests",
      dependencies: [
        "AppSessions", "AppTestSupport", "GameRecords", "StateMachines", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PuzzleAppTests",
      dependencies: [
        "AppSessions", "AppTestSupport", "GameRecords", "PuzzleApp", "PuzzleGame", "PuzzleRules",
        "StateMachines", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReversiAppTests",
      dependencies: [
        "AppTestSupport", "GameRecords", "RecordFormats", "ReversiApp", "ReversiRules",
        "StateMachines", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FlipbookTests",
      dependencies: [
        "BenchmarkInputs", "CountResults", "DrawPicture", "DriveApp", "Flipbook", "FlipbookPlay",
        "ForeignFormat", "FuzzTargets", "OwnFormat", "OwnRule", "PrintBoards", "TestSupport",
        "WriteFormats",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FuzzTargetsTests",
      dependencies: ["FuzzTargets", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TerminalPlayTests",
      dependencies: [
        "FlipbookPlay", "ReversiApp", "TerminalOutput", "TerminalPlay", "TestSupport",
      ],
      exclude: ["Screens"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FlipbookCommandsTests",
      dependencies: [
        "CommandLineTool", "Flipbook", "FlipbookPlay", "PlayCommandLineTool", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlayCommandsTests",
      dependencies: [
        "CommandLineTool", "FlipbookPlay", "PlayCommandLineTool", "TerminalOutput", "TerminalPlay",
        "TestSupport",
      ],
      swiftSettings: strict
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
        "CommandLineTool", "Flipbook", "FlipbookCommandsTests", "FlipbookPlay", "FlipbookTests",
        "FrameRendering", "FrameRenderingTests", "FuzzTargets", "GameRecords",
        "PlayCommandLineTool", "PuzzleGame", "PuzzleRules",
        "RecordFormats", "RecordFormatsTests", "RecordStreams", "RecordStreamsTests",
        "RecordValidation", "RecordValidationTests", "ReversiPictures", "ReversiRules",
        "TestSupport", "XMLRecordFormat", "XMLRecordFormatTests",
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
