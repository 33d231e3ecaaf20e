@testable import Flipbook
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct `A folder is read` {
  /// A game and the files that are often next to records.
  private static func folder() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    _ = try scratch.write(Repository.bytes(of: "Samples/sgf/match.sgf"), as: "match.sgf")
    let texts = [
      "README.txt": "Our games. The first one is in match.sgf.\n",
      "CMakeLists.txt": "cmake_minimum_required(VERSION 3.16)\n",
      "requirements.txt": "numpy==1.26.4\n", "package.json": "{\"name\": \"x\"}\n",
      "pom.xml": "<?xml version=\"1.0\"?><project/>\n", "build.log": "[1/2] ok\n",
      "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
      "index.html": "<!doctype html><p>x</p>\n", "empty.txt": "",
    ]
    for (name, text) in texts { _ = try scratch.write(text, as: name) }
    return scratch
  }

  private static let commands: [[String]] = [
    ["validate"], ["convert", "--to", "jsonl"], ["fix", "--check"], ["stats"],
    ["render", "--output-dir", "pictures"], ["formats", "--detect"],
  ]

  @Test(arguments: commands)
  func `without ordinary other files, which are counted`(command: [String]) throws {
    let scratch = try Self.folder()
    let run = try Program.flipbook.run(command + ["."], in: scratch.url)
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    let words = run.text + run.errors
    #expect(words.contains("note: skipped 9 files without records [skipped-file]"), "\(words)")
    #expect(!words.contains("README.txt"))
    let verbose = try Program.flipbook.run(command + [".", "--verbose"], in: scratch.url)
    #expect(
      (verbose.text + verbose.errors).contains("./README.txt: note: skipped: it contains nothing")
    )
  }

  @Test func `and another file that is named is refused in one finding`() throws {
    let scratch = try Self.folder()
    for name in scratch.names where name != "match.sgf" {
      let run = try Program.flipbook.run(["validate", name], in: scratch.url)
      #expect(run.status == 2)
      let findings = run.text.split(separator: "\n").filter { $0.contains("error: ") }
      #expect(findings.count == 1, "\(run.text)")
    }
    let named = ["validate", "--skip-foreign"] + scratch.names
    #expect(try Program.flipbook.run(named, in: scratch.url).status == 0)
    let foreign = ["validate", "--skip-foreign", "README.txt"]
    #expect(try Program.flipbook.run(foreign, in: scratch.url).status == 0)
  }

  /// A shell pattern matches the tables of names together with the games.
  @Test(arguments: commands)
  func `with its tables of names, even if they are named`(command: [String]) throws {
    let scratch = try ScratchFolder()
    let names = ["match.wtb", "match.jou", "match.trn"]
    for name in names {
      _ = try scratch.write(Repository.bytes(of: "Samples/wthor/\(name)"), as: name)
    }
    let folder = try Program.flipbook.run(command + ["."], in: scratch.url)
    let files = try Program.flipbook.run(command + names, in: scratch.url)
    #expect(folder.status == 0 && files.status == 0, "\(files.text)\(files.errors)")
    #expect(!(files.text + files.errors).contains("skipped"))
    let table = try Program.flipbook.run(command + ["match.jou"], in: scratch.url)
    #expect(table.status == 2)
    let words = table.text + table.errors
    #expect(words.contains("note: skipped 1 table of names"), "\(words)")
    #expect(words.contains("match.jou: error: there is no record"), "\(words)")
  }

  private static let exclusions: [[String: String]] = [
    [:],
    [".flipbook.json": #"{"exclude": ["drafts/", "*.bad"]}"#],
    [".gitignore": "drafts/\n*.bad\n", ".git": ""],
    [".git/info/exclude": "drafts/\n*.bad\n", ".flipbook.json": #"{"gitignore": true}"#],
  ]

  private static let tree: [String: String] = [
    "in/x.txt": "f5d6c3\n", "drafts/y.txt": "f5d6f5\n", "z.bad": "f5d6f5\n",
  ]

  @Test(arguments: commands)
  func `without what is excluded, by option, configuration or gitignore`(
    command: [String]
  ) throws {
    let number = Self.commands.firstIndex(of: command) ?? 0
    for files in Self.exclusions.turn(number, of: 2) {
      let scratch = try ScratchFolder()
      let all = files.merging(Self.tree) { $1 }
      for (name, text) in all {
        let url = scratch.url.appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
      }
      let options = files.isEmpty ? ["--exclude", "drafts/", "--exclude", "*.bad"] : []
      let run = try Program.flipbook.run(command + options + ["."], in: scratch.url)
      #expect(run.status == 0, "\(files) \(run.text)\(run.errors)")
      #expect(!(run.text + run.errors).contains("drafts"), "\(run.text)\(run.errors)")
      let more = command + options + ["--verbose", "."]
      let verbose = try Program.flipbook.run(more, in: scratch.url)
      #expect((verbose.text + verbose.errors).contains("drafts: note: skipped: "))
    }
  }

  /// Everything that flipbook writes except records is next to the game.
  @Test func `with all outputs of flipbook in it`() throws {
    let scratch = try ScratchFolder()
    let shell = Program.shell
    let reports = ReporterRegistry.reporters.map { $0.name }
    let renderers = RendererRegistry.standard.renderers.map { $0.name }
    let schemas = Schema.all.map { "schema \($0.format)" }
    let lines =
      reports.map { "$F validate bad.txt --output \($0)=report-\($0) > report-\($0).log" }
      + reports.map { "$F validate clean.txt --output \($0)=clean-\($0).json > clean-\($0).txt" }
      + renderers.map { "$F render game.txt --format \($0) > render-\($0).txt" }
      + schemas.enumerated().map { "$F \($1) > schema-\($0).txt" }
      + [
        "$F stats game.txt --format json > stats.json", "$F stats game.txt > stats.txt",
        "$F stats game.txt --format csv > stats.csv", "$F render game.txt --alt > alt.txt",
        "$F rules > rules.txt", "$F rules --format markdown > rules.md",
        "$F rules --format json > rules.json", "$F formats > formats.txt",
        "$F app diagram > diagram.txt", "$F --help > help.txt",
        "$F validate bad.txt --write-baseline known.txt 2> baseline.log",
      ]
    _ = try scratch.write("f5d6c3d3c4\n", as: "clean.txt")
    _ = try scratch.write("f5f6e6f4e3\n", as: "game.txt")
    _ = try scratch.write("f5d6a1\n", as: "bad.txt")
    let script = "F='\(Program.flipbook.path)'\n" + lines.joined(separator: "\n") + "\n:"
    _ = try shell.run(["-c", script], in: scratch.url)
    let run = try Program.flipbook.run(["validate", ".", "--exclude", "bad.txt"], in: scratch.url)
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(scratch.names.count > lines.count)
  }
}
