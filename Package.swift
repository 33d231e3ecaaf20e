// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The tests themselves are compiled without optimisation, even where `make test` optimises what they test:
/// optimising tests takes longer than running them.
let tests = strict + [.unsafeFlags(["-Onone"])]

/// Programs as users of the library write them: they see only what is public.
let libraryPrograms = [
  "CountResults", "DrawPicture", "DriveApp", "OwnFormat", "OwnRule", "PrintBoards", "WriteFormats",
].map { name in
  Target.executableTarget(
    name: name,
    dependencies: ["Flipbook"],
    path: "Tests/LibraryPrograms/\(name)",
    packageAccess: false,
    swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .treatAllWarnings(as: .error)]
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
        "AppSessions", "FrameRendering", "Flipbook", "GameRecords", "PuzzleApp", "PuzzleGame",
        "PuzzleRules", "PuzzleSearch", "RecordRepair", "RecordStreams", "RecordText",
        "RecordValidation",
        "ReversiApp", "ReversiPictures", "ReversiRules", "ReversiSearch", "StateMachines",
        "XMLRecordFormat",
      ]
    ),
    .executable(name: "flipbook", targets: ["CommandLineTool"]),
    // For Tests/Fuzz, which is a package of its own.
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    .target(name: "ReversiRules", swiftSettings: strict),
    .target(name: "PuzzleRules", swiftSettings: strict),
    .target(
      name: "ReversiOpenings",
      dependencies: ["ReversiRules"],
      resources: [.embedInCode("openings.tsv")],
      swiftSettings: strict
    ),
    .target(
      name: "GameRecords",
      dependencies: ["ReversiOpenings", "ReversiRules"],
      swiftSettings: strict,
      // Debug builds call the rounding functions of C, which only Foundation would link.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "RecordText",
      dependencies: ["GameRecords", "ReversiRules"],
      swiftSettings: strict
    ),
    .target(
      name: "RecordFormats",
      dependencies: ["GameRecords", "RecordText", "ReversiRules"],
      exclude: ["JSON/Schema/game-record.schema.json"],
      swiftSettings: strict
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
      exclude: [
        "Schemas/game-record.rnc", "Schemas/game-record.rng", "Schemas/game-record.xsd",
      ],
      swiftSettings: strict
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
      swiftSettings: strict
    ),
    .target(
      name: "RecordStreams",
      dependencies: ["GameRecords", "Platform", "RecordText", "ReversiRules"],
      swiftSettings: strict
    ),
    .target(
      name: "RecordValidation",
      dependencies: [
        "GameRecords", "RecordStreams", "RecordText", "ReversiOpenings", "ReversiRules",
      ],
      resources: [.embedInCode("Reporters/JSON/report.schema.json")],
      swiftSettings: strict
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
      swiftSettings: strict
    ),
    .target(
      name: "ReversiPictures",
      dependencies: ["FrameRendering", "GameRecords", "ReversiOpenings", "ReversiRules"],
      swiftSettings: strict
    ),
    .target(name: "ReversiSearch", dependencies: ["ReversiRules"], swiftSettings: strict),
    .target(name: "PuzzleSearch", dependencies: ["PuzzleRules"], swiftSettings: strict),
    .target(
      name: "PuzzleGame",
      dependencies: [
        "FrameRendering", "GameRecords", "PuzzleRules", "PuzzleSearch", "RecordFormats",
        "RecordText",
      ],
      swiftSettings: strict
    ),
    .target(name: "StateMachines", dependencies: ["GameRecords"], swiftSettings: strict),
    .target(
      name: "AppSessions",
      dependencies: ["GameRecords", "RecordText", "StateMachines"],
      swiftSettings: strict
    ),
    .target(
      name: "ReversiApp",
      dependencies: [
        "AppSessions", "GameRecords", "RecordText", "ReversiRules", "ReversiSearch",
        "StateMachines",
      ],
      exclude: ["Sessions/session-log.schema.json"],
      swiftSettings: strict
    ),
    .target(
      name: "PuzzleApp",
      dependencies: [
        "AppSessions", "GameRecords", "PuzzleGame", "PuzzleRules", "RecordText", "StateMachines",
      ],
      exclude: ["Sessions/puzzle-session-log.schema.json"],
      swiftSettings: strict
    ),
    .target(
      name: "Flipbook",
      dependencies: [
        "AppSessions", "FrameRendering", "GameRecords", "PuzzleApp", "PuzzleGame", "PuzzleRules",
        "PuzzleSearch", "RecordFormats", "RecordQueries", "RecordRepair", "RecordStreams",
        "RecordText", "RecordValidation", "ReversiApp", "ReversiOpenings", "ReversiPictures",
        "ReversiRules", "ReversiSearch", "StateMachines", "XMLRecordFormat",
      ],
      exclude: ["Queries/matches.schema.json", "Statistics/statistics.schema.json"],
      resources: [
        .embedInCode("Configuration/configuration.schema.json"),
        .embedInCode("Themes/theme.schema.json"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "TerminalPlay",
      dependencies: ["Flipbook", "Platform"],
      swiftSettings: strict
    ),
    .target(
      name: "FlipbookCommands",
      dependencies: [
        "Flipbook", "Platform", "TerminalPlay",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Completions"],
      swiftSettings: strict
    ),
    // Not “flipbook”, which is the folder of the library where file systems do not distinguish cases.
    .executableTarget(
      name: "CommandLineTool",
      dependencies: [
        "FlipbookCommands", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),

    .target(
      name: "TestSupport",
      dependencies: ["GameRecords", "Platform", "PuzzleRules", "ReversiRules"],
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
      dependencies: ["Flipbook"],
      path: "Benchmarks/Benchmarks/FlipbookBenchmarks",
      exclude: ["Benchmarks.swift"],
      swiftSettings: strict
    ),
    .target(
      name: "FuzzTargets",
      dependencies: ["Flipbook", "TestSupport"],
      path: "Tests/FuzzTargets",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReversiRulesTests",
      dependencies: ["ReversiRules", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "PuzzleRulesTests",
      dependencies: ["PuzzleRules", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "GameRecordsTests",
      dependencies: ["GameRecords", "ReversiRules", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "RecordTextTests",
      dependencies: ["GameRecords", "RecordText", "ReversiRules", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "RecordFormatsTests",
      dependencies: ["GameRecords", "RecordFormats", "RecordText", "ReversiRules", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "XMLRecordFormatTests",
      dependencies: [
        "GameRecords", "RecordFormats", "ReversiRules", "TestSupport", "XMLRecordFormat",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "PlatformTests",
      dependencies: ["Platform", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "RecordStreamsTests",
      dependencies: ["Flipbook", "Platform", "RecordStreams", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "RecordValidationTests",
      dependencies: [
        "GameRecords", "RecordFormats", "RecordValidation", "ReversiOpenings", "ReversiRules",
        "TestSupport",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ReversiOpeningsTests",
      dependencies: ["ReversiOpenings", "ReversiRules", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "RecordQueriesTests",
      dependencies: ["Flipbook", "RecordQueries", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "RecordRepairTests",
      dependencies: ["Flipbook", "RecordRepair", "TestSupport"],
      swiftSettings: tests
    ),
    .target(
      name: "LightsGame",
      dependencies: ["FrameRendering", "GameRecords", "RecordFormats"],
      path: "Tests/LightsGame",
      swiftSettings: strict
    ),
    .testTarget(
      name: "LightsGameTests",
      dependencies: [
        "FrameRendering", "GameRecords", "LightsGame", "RecordFormats", "RecordValidation",
        "TestSupport", "XMLRecordFormat",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FrameRenderingTests",
      dependencies: [
        "FrameRendering", "GameRecords", "PuzzleGame", "PuzzleRules", "ReversiApp",
        "ReversiPictures", "ReversiRules", "TestSupport",
      ],
      exclude: ["Drivers"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ReversiSearchTests",
      dependencies: ["ReversiRules", "ReversiSearch", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "PuzzleSearchTests",
      dependencies: ["PuzzleRules", "PuzzleSearch", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "PuzzleGameTests",
      dependencies: [
        "FrameRendering", "GameRecords", "PuzzleGame", "PuzzleRules", "RecordFormats",
        "RecordStreams", "TestSupport", "XMLRecordFormat",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "StateMachinesTests",
      dependencies: ["GameRecords", "StateMachines", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "AppSessionsTests",
      dependencies: [
        "AppSessions", "AppTestSupport", "GameRecords", "PuzzleApp", "ReversiApp", "TestSupport",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "PuzzleAppTests",
      dependencies: [
        "AppSessions", "AppTestSupport", "GameRecords", "PuzzleApp", "PuzzleGame", "PuzzleRules",
        "StateMachines", "TestSupport",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ReversiAppTests",
      dependencies: [
        "AppTestSupport", "GameRecords", "RecordFormats", "ReversiApp", "ReversiRules",
        "StateMachines", "TestSupport",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FlipbookTests",
      dependencies: [
        "BenchmarkInputs", "CountResults", "DrawPicture", "DriveApp", "Flipbook", "ForeignFormat",
        "FuzzTargets", "OwnFormat", "OwnRule", "PrintBoards", "TestSupport", "WriteFormats",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FuzzTargetsTests",
      dependencies: ["FuzzTargets", "TestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "TerminalPlayTests",
      dependencies: [
        "CommandLineTool", "Flipbook", "Platform", "ReversiApp", "TerminalPlay", "TestSupport",
      ],
      exclude: ["Screens"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "FlipbookCommandsTests",
      dependencies: [
        "CommandLineTool", "Flipbook", "FlipbookCommands", "ReversiApp", "TerminalPlay",
        "TestSupport",
      ],
      swiftSettings: tests
    ),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += libraryPrograms

// Commands for packages that depend on flipbook. With them, a build of everything compiles all targets a
// second time, as tools; so builds for tests leave them out.
if Context.environment["FLIPBOOK_TESTS"] == nil {
  package.products += [
    .plugin(name: "RunFlipbook", targets: ["RunFlipbook"]),
    .plugin(name: "DrawRecords", targets: ["DrawRecords"]),
  ]
  package.targets += [
    .plugin(
      name: "RunFlipbook",
      capability: .command(
        intent: .custom(verb: "flipbook", description: "Run flipbook in the package's folder.")
      ),
      dependencies: ["CommandLineTool"]
    ),
    .plugin(
      name: "DrawRecords",
      capability: .command(
        intent: .custom(
          verb: "draw-records",
          description: "Draw the records in the Records folder of each DocC catalogue."
        ),
        permissions: [.writeToPackageDirectory(reason: "Pictures are written into the catalogues.")]
      ),
      dependencies: ["CommandLineTool"]
    ),
  ]
}

// Only `make site` needs the plugin, so packages that import the library do not fetch it.
if Context.environment["FLIPBOOK_SITE"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")
  )
}
