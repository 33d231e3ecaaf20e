import Flipbook
import Foundation
import TestSupport
import Testing

/// Hostile names and texts have no effect where a report is shown.
@Suite(.waits) struct HostileReportTests {
  /// Texts for file names, identifiers and contents.
  static let texts = [
    "\u{1B}[31mred\u{1B}[0m", "::error::pwned", "  ::add-mask::x", "##[error]pwned", "]]>",
    "</script><script>alert(1)</script>", "<!--<b>&amp;&#0;", "\u{202E}gpj.exe\u{2066}",
    "two\nlines",
    "\r\n::warning::x", "a,b:c=d%0A%25", "# TODO not yet", "ok 1 \\", "\u{85}\u{2028}\u{FEFF}",
    "\"'{}{0}[a](b)", "\u{FFFE}\u{9B}2J", "  ---", "1..0 # SKIP", "大森 太郎🎎", "-", "Bail out!",
    "\t", "e\u{301}", "@me #1 GH-1 www.a.example :+1: m@b.example", "![x](y) **b** `c` $d$ |\\|",
  ]

  /// The names of the files with all texts.
  private static let names = texts.flatMap { text in
    ["json", "pgn", "txt", "xml"].map { "\(text).\($0)" }
  }

  /// A folder in which each text is a file's name, its records' identifier, and part of its content.
  static func folder(
    of texts: [String] = HostileReportTests.texts
  ) throws -> (folder: ScratchFolder, names: [String]) {
    let folder = try ScratchFolder()
    var names: [String] = []
    // Enough for a file to be recognised as transcripts, whatever else it contains.
    let games = String(repeating: "f5d6c3d3c4\n", count: 10)
    for text in texts {
      let quoted = String(decoding: try JSONEncoder().encode("\(text)\0"), as: UTF8.self)
      let files = [
        ("\(text).json", "[{\"id\": \(quoted), \"moves\": [\"a1\"]}, {\"\(text)"),
        ("\(text).pgn", "[Event \"\(text)\"]\n\n1. \(text) f5\n"),
        ("\(text).txt", "\(games)f5 \(text)\0\n\(text)\nf5f5\n"),
        ("\(text).xml", "<game xmlns=\"urn:flipbook:game-record\" version=\"1\">\(text)</game>"),
      ]
      for (name, content) in files {
        _ = try folder.write(content, as: name)
        names.append(name)
      }
    }
    return (folder, names)
  }

  /// A report about files; options may write others to files.
  static func report(
    _ format: String,
    _ names: [String],
    in folder: ScratchFolder,
    _ outputs: [String] = []
  ) throws -> [UInt8] {
    let all = ["--max-findings", "all", "--max-findings-in-all", "all"]
    let run = try Program.flipbook.run(
      ["validate", "--format", format] + all + outputs + ["--"] + names,
      in: folder.url
    )
    #expect(run.status == 1 || run.status == 2)
    #expect(run.errors == "")
    return run.output
  }

  /// The reports about files with all texts, by format; one run writes them all.
  private static let reports: Result<[String: [UInt8]], any Error> = Result { try allReports() }

  private static func allReports() throws -> [String: [UInt8]] {
    let (folder, names) = try Self.folder()
    let scratch = try ScratchFolder()
    let formats = ReporterRegistry.reporters.map { $0.name }
    let outputs = formats.flatMap { ["--output", "\($0)=\(scratch.url.path)/\($0)"] }
    _ = try report("text", names, in: folder, outputs)
    return Dictionary(uniqueKeysWithValues: formats.map { ($0, scratch.bytes(of: $0) ?? []) })
  }

  private static func report(_ format: String) throws -> [UInt8] {
    try #require(try reports.get()[format])
  }

  /// Whether a character is only shown and has no other effect.
  static func isInert(_ scalar: Unicode.Scalar) -> Bool {
    // Nearly all characters of a report.
    if scalar.value >= 0x20, scalar.value < 0x7F { return true }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: scalar == "\n"
    case .unassigned: scalar.value & 0xFFFE != 0xFFFE
    default: !scalar.properties.isBidiControl && scalar != "\u{FEFF}"
    }
  }

  @Test(arguments: ReporterRegistry.reporters.map { $0.name })
  func `nothing in a report has an effect where it is shown`(format: String) throws {
    let report = try Self.report(format)
    let text = try #require(String(validating: report, as: UTF8.self))
    #expect(text.unicodeScalars.first { !Self.isInert($0) } == nil)
    #expect(text.hasSuffix("\n"))
    let commands = text.split(separator: "\n").compactMap(WorkflowCommand.init)
    if format == "github" {
      #expect(commands.allSatisfy { $0.properties["title"] != nil })
      #expect(commands.count == text.split(separator: "\n").count - 1)
    } else {
      #expect(commands == [])
    }
    if !["text", "github"].contains(format) {
      #expect(!text.contains("</script"))
      #expect(!text.contains("<!"))
      #expect(format != "junit" || !text.contains("]]>"))
    }
  }

  @Test(.needs(.jsonschema))
  func `paths come back from a report for GitLab`() throws {
    let rows = try ForeignReader.readGitLab(try Self.report("gitlab"))
    #expect(Set(rows.map { $0[0] }).subtracting(Self.names) == [])
    #expect(Set(rows.map { $0[0] }).count > Self.texts.count * 3)
  }

  @Test(.needs(.python3))
  func `every record is a case of JUnit with a name that can be shown`() throws {
    let rows = try ForeignReader.readJUnit(try Self.report("junit"))
    #expect(Set(rows.map { $0[0] }).count == Self.names.count)
    #expect(rows.contains { $0[0] == "]]>.json" && $0[1].hasPrefix("record 1 “]]>␀”") })
    #expect(rows.contains { $0[0] == "two␊lines.json" && $0[1] == "record 1 “two␊lines␀”" })
  }

  @Test(arguments: texts)
  func `an annotation names the file`(text: String) throws {
    let (folder, _) = try Self.folder(of: [text])
    for name in ["\(text).json", "\(text).txt"] {
      let report = String(decoding: try Self.report("github", [name], in: folder), as: UTF8.self)
      let lines = report.split(separator: "\n")
      let commands = lines.compactMap(WorkflowCommand.init)
      #expect(!commands.isEmpty)
      #expect(commands.count == lines.count - 1)
      let shown = name.unicodeScalars.allSatisfy(Self.isInert) && !name.contains("\n")
      for command in commands {
        #expect(!shown || command.properties["file"] == name)
        #expect(
          Set(command.properties.keys).isSubset(of: [
            "title", "file", "line", "endLine", "col", "endColumn",
          ])
        )
      }
    }
  }
}
