import Foundation
import TestSupport
import Testing

/// Everything that the page about the architecture names exists.
@Suite struct `The page about the architecture` {
  private static let page = String(
    decoding: Repository.bytes(of: "Sources/Flipbook/Documentation.docc/Architecture.md"),
    as: UTF8.self
  )

  /// The texts between backticks.
  private static let names = page.split(separator: "`", omittingEmptySubsequences: false)
    .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }

  private static let code = Repository.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    .map { String(decoding: Repository.bytes(of: $0), as: UTF8.self) }.joined(separator: "\n")

  @Test func `names types, targets and files that exist`() {
    #expect(Self.names.count > 40)
    let files = Set(Repository.files(below: "Sources").map { URL(filePath: $0).lastPathComponent })
    for name in Self.names where name.first?.isUppercase == true && !files.contains(name) {
      let paths = [name, "Sources/\(name)"].map { Repository.root.appending(path: $0).path }
      let pattern = "\\b(struct|class|enum|protocol|actor) \(name)\\b"
      #expect(
        paths.contains(where: FileManager.default.fileExists)
          || Self.code.range(of: pattern, options: .regularExpression) != nil,
        "\(name)"
      )
    }
  }

  /// The targets of the picture, from the top, with those beside each other in one row.
  private static let rows = String(
    decoding: Repository.bytes(
      of: "Sources/Flipbook/Documentation.docc/Resources/architecture.svg"
    ),
    as: UTF8.self
  ).matches(of: #/font-weight="600" fill="#17362a">([\w, ]+)</#).map { row in
    row.1.split(separator: ", ").map(String.init)
  }

  @Test func `has a picture of all targets`() {
    let folders = Repository.names(in: Repository.root.appending(path: "Sources"))
    #expect(Set(Self.rows.joined()) == Set(folders))
    #expect(Self.rows.joined().count == folders.count)
  }

  @Test func `has a picture in which each target needs only what is below it`() {
    let manifest = String(decoding: Repository.bytes(of: "Package.swift"), as: UTF8.self)
    let row = Self.rows.enumerated().reduce(into: [String: Int]()) { rows, row in
      for name in row.element { rows[name] = row.offset }
    }
    let targets = manifest.matches(
      of: #/\.(?:target|executableTarget)\(\s*name: "(\w+)",\s*dependencies: \[([^\]]*)/#
    )
    var arrows = 0
    for target in targets {
      guard let from = row[String(target.1)] else { continue }
      for need in target.2.matches(of: #/"(\w+)"/#) {
        guard let to = row[String(need.1)] else { continue }
        arrows += 1
        // What only one target uses may be beside it.
        #expect(to > from || need.1.hasPrefix("C"), "\(target.1) needs \(need.1)")
      }
    }
    #expect(arrows > 50)
  }

  /// What a person who converts and validates records does without.
  @Test func `has a first command that links nothing of the second`() {
    let manifest = String(decoding: Repository.bytes(of: "Package.swift"), as: UTF8.self)
    let targets = manifest.matches(
      of: #/\.(?:target|executableTarget)\(\s*name: "(\w+)",\s*dependencies: \[([^\]]*)/#
    )
    let needs = Dictionary(
      uniqueKeysWithValues: targets.map { target in
        (String(target.1), target.2.matches(of: #/"(\w+)"/#).map { String($0.1) })
      }
    )
    func linked(_ name: String) -> Set<String> {
      Set([name]).union((needs[name] ?? []).flatMap(linked))
    }
    let first = linked("CommandLineTool")
    let second: Set = [
      "AppSessions", "FlipbookPlay", "PlayCommands", "PuzzleApp", "ReversiApp", "ReversiSearch",
      "StateMachines", "TerminalPlay",
    ]
    #expect(first.isSuperset(of: ["Flipbook", "FlipbookCommands", "TerminalOutput"]))
    #expect(first.isDisjoint(with: second))
    #expect(linked("PlayCommandLineTool").isSuperset(of: second))
  }

  @Test func `one target calls the C library`() {
    let sources = Repository.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    let modules = "Glibc|Musl|Darwin|CLinux|CLibrary|Foundation"
    for path in sources where !path.contains("/Platform/") && !path.contains("/CLibrary/") {
      let code = String(decoding: Repository.bytes(of: path), as: UTF8.self)
      let pattern = "(?m)^.*\\bimport (\(modules))$|#if (os|canImport)\\("
      #expect(code.range(of: pattern, options: .regularExpression) == nil, "\(path)")
    }
  }

  @Test func `has two walks of at most twelve stops`() {
    let walks = Self.page.components(separatedBy: "\n### ").dropFirst()
    #expect(walks.count == 2)
    for walk in walks {
      let stops = walk.split(separator: "\n").filter { $0.first?.isNumber == true }
      #expect((8...12).contains(stops.count))
    }
  }
}

/// What is the same for every game names none.
@Suite struct `The reading, writing and counting of all games` {
  private static let folders = [
    "Sources/RecordFormats/JSON", "Sources/RecordFormats/RecordTable", "Sources/XMLRecordFormat",
    "Sources/Flipbook/Statistics",
  ]

  /// The types of the rules of Reversi, and of what only its records have.
  private static let types: Set<String> = {
    let rules = Repository.files(below: "Sources/ReversiRules").filter { $0.hasSuffix(".swift") }
      .map { String(decoding: Repository.bytes(of: $0), as: UTF8.self) }.joined(separator: "\n")
    let declared = rules.matches(of: #/\b(?:struct|class|enum|protocol|actor) (\w+)/#).map {
      String($0.1)
    }
    return Set(declared).union([
      "GameResult", "MoveAnnotation", "Player", "PlayerMode", "Players", "Replay", "ReversiRecord",
      "ReversiTable", "SessionChange", "Variation",
    ])
  }()

  @Test(arguments: folders)
  func `names no type of Reversi`(folder: String) {
    #expect(Self.types.count > 20)
    let files = Repository.files(below: folder).filter {
      $0.hasSuffix(".swift") && !$0.contains("/Reversi/")
    }
    #expect(files.count > 8)
    for file in files {
      let lines = String(decoding: Repository.bytes(of: file), as: UTF8.self)
        .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let code = lines.joined(separator: "\n").replacing(#/"[^"\n]*"/#, with: "")
      #expect(!code.contains("import ReversiRules"), "\(file)")
      // A line of play is generic over the moves of a game.
      let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      let generic = Set(code.matches(of: #/[<,] ?(\w+): \w+/#).map { String($0.1) })
      #expect(words.intersection(Self.types).subtracting(generic) == [], "\(file)")
    }
  }
}
