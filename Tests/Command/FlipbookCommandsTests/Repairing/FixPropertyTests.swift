import Flipbook
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct `Fixing files` {
  /// The examples of the rules and the samples in a format: texts that break one rule, and files that
  /// break many or none.
  private static func inputs(_ format: String) -> [(name: String, bytes: [UInt8])] {
    if format == broken {
      return FixTests.samples.map {
        (URL(filePath: $0).lastPathComponent, Repository.bytes(of: $0))
      }
    }
    let examples = RuleRegistry.standard.rules.flatMap(\.explanation.examples)
      .filter { $0.format == format && $0.command == RuleExample.usualCommand }
    let samples = Repository.files(below: "Samples").filter { $0.hasSuffix("." + format) }
    return (examples.map(\.input.bytes) + samples.map(Repository.bytes(of:))).map {
      ("game.\(format)", $0)
    }
  }

  /// In place of a format: the broken samples of all formats.
  private static let broken = "broken"

  private static func options(_ format: String) -> [String] {
    format == broken ? rules : ["--from", format] + rules
  }

  private static let rules: [String] =
    ["--no-config", "--enable"]
    + [RuleRegistry.standard.rules.filter(\.isOptional).map(\.name).joined(separator: ",")]

  /// How often each rule is broken in each file.
  private static func counts(_ paths: [String], _ format: String) throws -> [String: [String: Int]]
  {
    let limits = ["--max-findings", "all", "--max-findings-in-all", "all", "--format", "json"]
    let run = try Program.flipbook.run(["validate"] + limits + options(format) + paths)
    let report = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    let findings = try #require(report?["findings"] as? [[String: Any]])
    return findings.reduce(into: [:]) { counts, finding in
      let path = finding["input"] as? String ?? ""
      counts[path, default: [:]]["\(finding["rule"] ?? "")", default: 0] += 1
    }
  }

  /// Each format with one of the options; with full effort, with both.
  private static let choices: [(format: String, options: [String])] =
    ["ggf", "sgf", "pgn", broken].enumerated().flatMap { number, format in
      ways.turn(number, of: 1).map { (format: format, options: $0) }
    }

  private static let ways: [[String]] = [[], ["--unsafe"]]

  @Test(arguments: choices)
  func `leaves less to find, and nothing to repair`(format: String, options: [String]) throws {
    let inputs = Self.inputs(format)
    #expect(inputs.count > 15)
    let scratch = try ScratchFolder()
    let paths = try inputs.enumerated().map { try scratch.write($1.bytes, as: "\($0)/\($1.name)") }
    let contents = { try paths.map { Array(try Data(contentsOf: URL(filePath: $0))) } }
    let fix = ["fix"] + Self.options(format) + options + paths
    let before = try Self.counts(paths, format)

    let dry = try Program.flipbook.run(fix + ["--check"])
    #expect(try contents() == inputs.map(\.bytes))
    #expect(dry.output.isEmpty)
    // Some broken samples cannot be read at all.
    #expect(dry.status == (format == Self.broken ? 2 : 1))

    let run = try Program.flipbook.run(fix)
    let repaired = try contents()
    let after = try Self.counts(paths, format)
    for (index, path) in paths.enumerated() {
      let isChanged = repaired[index] != inputs[index].bytes
      #expect(isChanged == run.errors.contains("\(path): repaired "))
      #expect(isChanged == dry.errors.contains("\(path): would repair "))
      let (old, new) = (before[path] ?? [:], after[path] ?? [:])
      for (rule, count) in new { #expect(count <= old[rule, default: 0], "\(path) \(rule)") }
      #expect(isChanged == (new.values.reduce(0, +) < old.values.reduce(0, +)), "\(path)")
    }
    #expect(run.status == dry.status)

    let again = try Program.flipbook.run(fix)
    #expect(try contents() == repaired)
    #expect(!again.errors.contains(": repaired "))
    #expect(scratch.names.count == paths.count)
  }

  /// A file of a format, with a broken record between others.
  static let files: [(format: String, before: String, broken: String, after: String)] = [
    (
      "ggf",
      "\r\n1 (;GM[othello]PB[Ann]BO[4 ---- -O*- -*O- ---- *]B[a2/1];)\r\n ",
      "(;GM[Othello]PC[Edax]RE[-14.00]BO[4 ---- -O*- -*O- ---- *]"
        + "B[a2]w[ a3 ]B[a4]W[a1]B[c1]B[d4]CO[x ];)",
      "  \r\n\t2 (;GM[Reversi]XY[]BO[4 ---- -O*- -*O- ---- *];)(;GM[Othello]BO[4---- -O*- -*O------*];)"
    ),
    (
      "sgf",
      "(;GM[2]SZ[4];B[a2])\r\n\r\n",
      "( ;GM[2]\tSZ[4]AP[edax:4.6]RE[W+14];B[a2];w[a3];B[a4]W[a1];B[c1];B[d4];  C[ x\\] ] )",
      "\n(;PB[a]GM[2];C[Anton])   "
    ),
    (
      "pgn",
      "[Event \"a\"]\r\n1. f5  d6   *\r\n\r\n\r\n",
      "[Site \"edax\"]\r\n[Date \"2010.??.??\"]\r\n[Date \"2010.0.0\"]\r\n[Result \"0-1\"]\r\n\r\n"
        + "1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3\r\n{a \"b\"} 0-1",
      "\n\n \t\n[Event \"b\"]\n\nf5 d6 c5 ; x\n"
    ),
  ]

  @Test(arguments: files.map(\.format))
  func `leaves all other bytes as they are`(format: String) throws {
    let file = try #require(Self.files.first { $0.format == format })
    let scratch = try ScratchFolder()
    let path = try scratch.write(
      Array((file.before + file.broken + file.after).utf8),
      as: "games.\(format)"
    )
    let run = try Program.flipbook.run(["fix", path])
    let repaired = try String(contentsOfFile: path, encoding: .utf8)
    #expect(repaired.utf8.starts(with: file.before.utf8), "\(run.errors)")
    #expect(repaired.utf8.reversed().starts(with: file.after.utf8.reversed()), "\(repaired)")
    #expect(!repaired.contains(file.broken))
  }
}
