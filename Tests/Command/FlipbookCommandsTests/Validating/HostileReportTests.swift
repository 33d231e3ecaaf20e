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

  /// A folder in which every text is a file's name, its records' identifier, and part of its content.
  static func folder() throws -> (folder: ScratchFolder, names: [String]) {
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

  /// A report about files, and the same report written to a file.
  static func report(_ format: String, _ names: [String], in folder: ScratchFolder) throws
    -> [UInt8]
  {
    let all = ["--max-findings", "all", "--max-findings-in-all", "all"]
    let run = try Program.flipbook.run(
      ["validate", "--format", format] + all + ["--"] + names,
      in: folder.url
    )
    #expect(run.status == 1 || run.status == 2)
    #expect(run.errors == "")
    return run.output
  }

  /// Whether a character is only shown and has no other effect.
  static func isInert(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: scalar == "\n"
    case .unassigned: scalar.value & 0xFFFE != 0xFFFE
    default: !scalar.properties.isBidiControl && scalar != "\u{FEFF}"
    }
  }

  @Test(arguments: ReporterRegistry.reporters.map { $0.name })
  func `nothing in a report has an effect where it is shown`(format: String) throws {
    let (folder, names) = try Self.folder()
    let report = try Self.report(format, names, in: folder)
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
    let (folder, names) = try Self.folder()
    let rows = try ForeignReader.readGitLab(try Self.report("gitlab", names, in: folder))
    #expect(Set(rows.map { $0[0] }).subtracting(names) == [])
    #expect(Set(rows.map { $0[0] }).count > Self.texts.count * 3)
  }

  @Test(.needs(.python3))
  func `every record is a case of JUnit with a name that can be shown`() throws {
    let (folder, names) = try Self.folder()
    let rows = try ForeignReader.readJUnit(try Self.report("junit", names, in: folder))
    #expect(Set(rows.map { $0[0] }).count == names.count)
    #expect(rows.contains { $0[0] == "]]>.json" && $0[1].hasPrefix("record 1 “]]>␀”") })
    #expect(rows.contains { $0[0] == "two␊lines.json" && $0[1] == "record 1 “two␊lines␀”" })
  }

  @Test(arguments: texts)
  func `an annotation names the file`(text: String) throws {
    let (folder, _) = try Self.folder()
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
