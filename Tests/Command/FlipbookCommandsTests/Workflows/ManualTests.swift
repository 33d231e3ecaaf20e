import Flipbook
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct ManualTests {
  static let subcommands = [
    "convert", "validate", "fix", "rules", "stats", "find", "render", "schema", "formats",
  ]
  /// Those that another program runs.
  static let played = [
    "play reversi", "play puzzle", "replay", "solve", "app diagram", "app check",
    "app step", "app test", "app run",
  ]
  /// The subcommands of each page.
  static let pages = Dictionary(grouping: subcommands + played) { String($0.prefix { $0 != " " }) }

  @Test(arguments: pages.keys.sorted())
  func `the page of a subcommand has all its options, and no others`(name: String) throws {
    let help = try (Self.pages[name] ?? []).map { subcommand in
      let words = subcommand.split(separator: " ").map(String.init)
      return try Program.flipbook.run(words + ["--help"]).text
    }
    .joined()
    let page = String(decoding: Repository.bytes(of: "man/flipbook-\(name).1"), as: UTF8.self)
    let options = Set(help.matches(of: /(?m)^  (?:-\w, )?--(?:no-)?([a-z-]+)/).map { String($0.1) })
      .subtracting(["help", "version"])
    let items = page.split(separator: "\n").filter { $0.hasPrefix(".It Fl ") }
    let documented = Set(
      items.flatMap { $0.matches(of: /Fl -(?:no-)?([a-z-]+)/).map { String($0.1) } }
    )
    #expect(options == documented)
  }

  /// The order is that of ``Fact``.
  @Test func `the facts that may be lost are listed`() throws {
    let page = String(decoding: Repository.bytes(of: "man/flipbook-convert.1"), as: UTF8.self)
    let start = try #require(page.range(of: ".It Fl -allow-loss")).upperBound
    let end = try #require(page.range(of: ".Cm allowLoss", range: start..<page.endIndex)).lowerBound
    let lines = page[start..<end].split(separator: "\n").filter { $0.hasPrefix(".Cm ") }
    let names = lines.flatMap {
      $0.dropFirst(4).split(separator: " ").filter { ![",", "."].contains($0) }
    }
    #expect(names.map(String.init) == Fact.allCases.map(\.name))
  }

  /// A colon announces something: text on the next line, or a list or an example.
  @Test(arguments: Repository.files(below: "man"))
  func `no sentence of a page ends in a colon and nothing`(path: String) {
    let lines = String(decoding: Repository.bytes(of: path), as: UTF8.self).split(separator: "\n")
    let displays = [".Bl", ".Bd", ".Dl", ".D1"]
    for (index, line) in lines.enumerated() where line.hasSuffix(":") || line.hasSuffix(" : ") {
      let next = lines[(index + 1)...].first { $0 != ".Pp" } ?? ""
      let isSomething = displays.contains { next.hasPrefix($0) } || next == lines[index + 1]
      let isEnd = [".It", ".El", ".Sh", ".Ss", ".Ed"].contains { next.hasPrefix($0) }
      #expect(isSomething && !isEnd, "\(path):\(index + 1): \(line)")
    }
  }

  @Test(arguments: subcommands + played)
  func `help is there for every subcommand`(name: String) throws {
    let program = Self.played.contains(name) ? "flipbook-play" : "flipbook"
    let run = try Program.flipbook.run(["help"] + name.split(separator: " ").map(String.init))
    #expect(run.status == 0)
    #expect(run.text.contains("USAGE: \(program) \(name)"))
    #expect(run.errors == "")
  }

  @Test(arguments: ["flipbook", "flipbook-play"])
  func `an option can be given twice exactly if its help says so`(program: String) throws {
    let text = try Program.built(program).run(["--experimental-dump-help"]).text
    // What is known of an argument begins with its abstract.
    for part in text.split(separator: "\"abstract\" : \"").dropFirst()
    where part.contains("\"kind\" : \"option\"") {
      let abstract = part.prefix { $0 != "\"" }
      let isRepeatable = part.contains("\"isRepeating\" : true")
      #expect(abstract.contains("repeated") == isRepeatable, "\(abstract)")
    }
  }

  @Test func `the version is printed`() throws {
    let run = try Program.flipbook.run(["--version"])
    #expect(run.text.wholeMatch(of: /flipbook \d+\.\d+\.\d+\n/) != nil)
    #expect(run.status == 0)
  }

  @Test(
    arguments: ["bash", "zsh", "fish"],
    [
      "Command/FlipbookCommands/Completions/flipbook",
      "Play/PlayCommands/Completions/flipbook-play",
    ]
  )
  func `completions are printed as they are installed`(shell: String, file: String) throws {
    let program = Program.built(URL(filePath: file).lastPathComponent)
    let run = try program.run(["--generate-completion-script", shell])
    // A file that is sourced has no interpreter.
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.drop { $0.hasPrefix("#!") }.joined(separator: "\n")
    #expect(try Snapshot.matches(text, file: "Sources/\(file).\(shell)"))
  }

  @Test(arguments: [
    ("json", "Formats/RecordFormats/JSON/Schema/game-record.schema.json"),
    ("xml", "Formats/XMLRecordFormat/Schemas/game-record.xsd"),
    ("session", "Play/Apps/Reversi/Sessions/session-log.schema.json"),
    ("puzzle-session", "Play/Apps/Puzzle/Sessions/puzzle-session-log.schema.json"),
    ("statistics", "Questions/Statistics/statistics.schema.json"),
    ("matches", "Questions/Matches/matches.schema.json"),
  ])
  func `schemas are printed as they are in the sources`(format: String, path: String) throws {
    let run = try Program.flipbookPlay.run(["schema", format])
    #expect(run.output == Repository.bytes(of: "Sources/" + path))
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ["schema", "save"], ["schema", "xml", "json"], ["schema"], ["nonsense"],
    ["formats", "more"], ["validate", "--from", "gif", "x"],
  ])
  func `a usage error has its own status`(arguments: [String]) throws {
    let run = try Program.flipbook.run(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("Error: "))
  }

  @Test func `the table of formats has a column for each`() throws {
    let text = try Program.flipbook.run(["formats"]).text
    let rows = text.split(separator: "\n").map { line in
      line.split(separator: /\ {2,}/).map(String.init)
    }
    let formats = FormatRegistry.standard.formats
    for format in formats + FormatRegistry.standard.tables {
      #expect(rows.contains { $0.first == format.name })
    }
    let reversi = formats.filter { $0.isWritable && $0.stores(recordsOf: ReversiRecord.game) }
    let tables: [(title: String, record: any GameRecord.Type, written: [any RecordFormat])] = [
      ("fact of a game", ReversiRecord.self, reversi.filter { $0.stores.contains(.moves) }),
      ("fact of a position", ReversiRecord.self, reversi.filter { !$0.stores.contains(.moves) }),
      (
        "fact of a puzzle", PuzzleRecord.self,
        formats.filter { $0.isWritable && $0.stores(recordsOf: PuzzleRecord.game) }
      ),
    ]
    for (title, record, written) in tables {
      #expect(rows.contains([title] + written.map(\.name)))
      for fact in record.possibleFacts.facts {
        let cells = written.map { format in
          format.stores.contains(fact)
            ? format.storesInPart.contains(fact) ? "partly" : "yes" : "-"
        }
        #expect(rows.contains([fact.description] + cells) == cells.contains { $0 != "-" })
      }
    }
    for format in formats { #expect(format.storesInPart.isSubset(of: format.stores)) }
    // For the narrowest terminals.
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
