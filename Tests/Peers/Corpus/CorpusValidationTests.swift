import Flipbook
@testable import FlipbookTests
import Foundation
import TestSupport
import Testing

/// The findings in files of other programs.
@Suite(.waits, .needs(.corpus), .needs(.oracle))
struct CorpusValidationTests {
  /// Returns all findings in some files, each with the text that it marks.
  private static func findings(
    in files: [TestFile]
  ) throws -> [(finding: Finding, marked: String, before: String)] {
    let validator = Validator()
    return try files.flatMap { file in
      try file.read().flatMap { validator.validate($0).findings }.map { finding in
        let start = finding.place.start?.offset ?? 0
        let marked = file.bytes[start..<start + finding.place.length]
        let before = file.bytes[max(0, start - 9)..<start]
        return (
          finding, String(decoding: marked, as: UTF8.self), String(decoding: before, as: UTF8.self)
        )
      }
    }
  }

  @Test func `the database has no errors, and as many unfinished games as the oracle finds`() throws
  {
    let all = CorpusFiles.all.filter { $0.format == "wthor" }
    let files = Effort.isFull ? all : Array(all.prefix(10))
    let found = try Self.findings(in: files)
    let oracle = try Oracle.totals("wtb", files.map { Corpus.path(of: $0.path) })
    let unfinished = try #require(oracle["unfinished (legal moves remain)"])
    #expect(unfinished > 0)
    #expect(found.count == unfinished)
    #expect(found.allSatisfy { $0.finding.severity == .note })
    let names = Set(found.map(\.finding.rule.name))
    #expect(names.isSubset(of: ["unfinished-game", "stopped-game-result"]))
  }

  @Test func `results that differ from the board are found at their tags`() throws {
    let files = CorpusFiles.all.filter { $0.path.hasPrefix("pgn/liveothello") }
    let wrong = try Self.findings(in: files).filter { $0.finding.severity == .error }
    let oracle = try Oracle.totals("pgn", files.map { Corpus.path(of: $0.path) })
    #expect(wrong.count == oracle["Result differs from finished board"])
    #expect(wrong.count > 0)
    for result in wrong {
      #expect(result.finding.rule.family == .outcome)
      #expect(result.before == "[Result \"", "\(result.finding)")
      #expect(result.marked.wholeMatch(of: /\d+-\d+/) != nil)
    }
  }

  @Test(arguments: [
    ("ggf/edax46-export-WTH_2010-first300.ggf", ["flipped-result-sign": 15]),
    ("sgf/edax46-export-WTH_2010-first300.sgf", ["flipped-result-sign": 15]),
    (
      "pgn/edax46-export-WTH_2010-first300.pgn",
      ["flipped-result-sign": 15, "pgn-second-date": 300, "pgn-chess-result": 300]
    ),
  ])
  func `the defects of Edax are reported in its own files`(path: String, rules: [String: Int])
    throws
  {
    let file = try #require(CorpusFiles.all.first { $0.path == path })
    let found = try Self.findings(in: [file])
    #expect(Dictionary(found.map { ($0.finding.rule.name, 1) }, uniquingKeysWith: +) == rules)
    // Edax changes the sign only for games with an odd number of placed disks.
    for flipped in found where flipped.finding.rule.name == "flipped-result-sign" {
      #expect(flipped.finding.message.contains("Edax swaps results"))
    }
  }
}
