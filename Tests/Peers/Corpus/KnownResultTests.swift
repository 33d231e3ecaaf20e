import GameRecords
import RecordChecks
import RecordFormats
@testable import RecordChecksTests
import TestSupport
import Testing

/// Mistakes in results that other programs are known to make.
@Suite struct `A result written by another program` {
  @Test(
    .needs(.corpus),
    arguments: [
      ("ggf", GGFFormat() as any RecordFormat), ("sgf", SGFFormat()), ("pgn", PGNFormat()),
    ] as [(String, any RecordFormat)]
  )
  func `of Edax is wrong in 15 of 300 games`(folder: String, format: any RecordFormat) throws {
    let path = "\(folder)/edax46-export-WTH_2010-first300.\(folder)"
    let records = format.readAll(Corpus.bytes(of: path))
    #expect(records.count == 300)
    let errors = records.flatMap { Validator().validate($0).findings }
      .filter { $0.severity == .error }
    #expect(errors.map(\.rule.name) == Array(repeating: "flipped-result-sign", count: 15))
    #expect(errors.allSatisfy { $0.message.contains("Edax") })
  }

  @Test(.needs(.corpus))
  func `of WTHOR has a note for every unfinished game, and no other finding`() {
    for file in Corpus.files(in: "wthor").filter({ $0.hasSuffix(".wtb") }).prefix(6) {
      let parsed = WTHORFormat().readAll(Corpus.bytes(of: "wthor/\(file)"))
      let records = parsed.filter(\.isRecord)
      let openCount = records.compactMap(\.reversi).count { !$0.attempt().replay.isOver }
      let findings = records.flatMap { Validator().validate($0).findings }
      #expect(findings.count == openCount)
      #expect(
        findings.allSatisfy {
          $0.severity == .note
            && ["unfinished-game", "stopped-game-result"].contains($0.rule.name)
        }
      )
    }
  }
}
