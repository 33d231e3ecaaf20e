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
    let known = files.union(Self.targets.keys)
    for name in Self.names where name.first?.isUppercase == true && !known.contains(name) {
      let paths = [name, "Sources/\(name)", "Tests/\(name)"].map {
        Repository.root.appending(path: $0).path
      }
      let pattern = "\\b(struct|class|enum|protocol|actor) \(name)\\b"
      #expect(
        paths.contains(where: FileManager.default.fileExists)
          || Self.code.range(of: pattern, options: .regularExpression) != nil,
        "\(name)"
      )
    }
  }

  /// The floors of the picture with their targets, from the top.
  private static let floors = String(
    decoding: Repository.bytes(
      of: "Sources/Flipbook/Documentation.docc/Resources/architecture.svg"
    ),
    as: UTF8.self
  ).matches(
    of:
      #/font-weight="700" fill="#17362a">(\w+)<(?s:.*?)font-weight="600" fill="#17362a">([\w, ]+)</#
  )
  .map { (name: String($0.1), targets: $0.2.split(separator: ", ").map(String.init)) }

  /// The targets of the package below `Sources`, each with what it needs.
  private static let targets: [String: (folder: String, needs: [String])] = {
    let manifest = String(decoding: Repository.bytes(of: "Package.swift"), as: UTF8.self)
    let ours = manifest.matches(
      of: #/\btarget\(\s*"(\w+)",\s*in: "([\w/]+)"(?:,\s*needs: \[([^\]]*))?/#
    ).map { (String($0.1), String($0.2), String($0.3 ?? "")) }
    let others = manifest.matches(
      of: #/name: "(\w+)",\s*(?:dependencies: \[([^\]]*)\],\s*)?path: "Sources/([\w/]+)"/#
    ).map { (String($0.1), String($0.3), String($0.2 ?? "")) }
    return Dictionary(
      uniqueKeysWithValues: (ours + others).map { name, folder, needs in
        (name, (folder, needs.matches(of: #/"(\w+)"/#).map { String($0.1) }))
      }
    )
  }()

  @Test func `has a picture of all floors and targets`() {
    let folders = Repository.names(in: Repository.root.appending(path: "Sources"))
    #expect(Self.floors.map(\.name).sorted() == folders.sorted())
    #expect(Self.floors.flatMap(\.targets).sorted() == Self.targets.keys.sorted())
    for floor in Self.floors {
      for name in floor.targets {
        let own = floor.targets.count == 1 ? floor.name : "\(floor.name)/\(name)"
        #expect(Self.targets[name]?.folder == own)
      }
    }
  }

  @Test func `has a picture in which each target needs only what is below it`() {
    let order = Self.floors.flatMap(\.targets)
    var arrows = 0
    for (name, target) in Self.targets {
      for need in target.needs {
        guard let from = order.firstIndex(of: name), let to = order.firstIndex(of: need) else {
          continue
        }
        arrows += 1
        #expect(to > from, "\(name) needs \(need)")
      }
    }
    #expect(arrows > 50)
  }

  /// A target that another one needs is built before, so that the compiler accepts every import of it.
  @Test func `has targets that import only what they need by the manifest`() {
    var imports = 0
    for (name, target) in Self.targets {
      let files = Repository.files(below: "Sources/\(target.folder)").filter {
        $0.hasSuffix(".swift")
      }
      for file in files {
        let code = String(decoding: Repository.bytes(of: file), as: UTF8.self)
        for match in code.matches(of: #/(?m)^(?:@\w+ )?(?:public |package )?import (\w+)$/#) {
          let module = String(match.1)
          guard Self.targets[module] != nil else { continue }
          imports += 1
          #expect(target.needs.contains(module), "\(file) imports \(module), not needed by \(name)")
        }
      }
    }
    #expect(imports > 900)
  }

  /// What a person who converts and validates records does without.
  @Test func `has a first command that links nothing of the second`() {
    func linked(_ name: String) -> Set<String> {
      Set([name]).union((Self.targets[name]?.needs ?? []).flatMap(linked))
    }
    let first = linked("CommandLineTool")
    let second = Set(Self.floors.first { $0.name == "Play" }?.targets ?? [])
    #expect(first.isSuperset(of: ["Flipbook", "FlipbookCommands", "TerminalOutput"]))
    #expect(first.isDisjoint(with: second) && second.count > 4)
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
    "Sources/Formats/RecordFormats/JSON", "Sources/Formats/RecordFormats/RecordTable",
    "Sources/Formats/XMLRecordFormat",
    "Sources/Questions/Statistics",
  ]

  /// The types of the rules of Reversi, and of what only its records have.
  private static let types: Set<String> = {
    let rules = Repository.files(below: "Sources/Rules/ReversiRules").filter {
      $0.hasSuffix(".swift")
    }
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
