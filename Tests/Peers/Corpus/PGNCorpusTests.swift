import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// PGN files of other programs, which are not part of the repository.
@Suite(.needs(.corpus))
struct `Every PGN file of the corpus` {
  static let files: [(String, Int)] = [
    ("WTH_1977.pgn", 12), ("WTHOR-1977-r.pgn", 12), ("WTH_2010.pgn", 2172),
    ("edax46-export-WTH_2010-first300.pgn", 300), ("kurnik-samples.pgn", 2),
    ("liveothello/liveothello2005.pgn", 23), ("liveothello/liveothello2006.pgn", 4),
    ("liveothello/liveothello2007.pgn", 33), ("liveothello/liveothello2008.pgn", 81),
    ("liveothello/liveothello2009.pgn", 192), ("liveothello/liveothello2010.pgn", 327),
    ("liveothello/liveothello2011.pgn", 303), ("liveothello/liveothello2012.pgn", 674),
  ]

  /// The number of games whose result is `*`, by file.
  static let unfinished = [
    "liveothello/liveothello2010.pgn": 1, "liveothello/liveothello2012.pgn": 2,
  ]

  /// The findings that the habits of Edax cause.
  private static func rules(file: String) -> Set<String> {
    if file.hasPrefix("edax") { return ["pgn-second-date", "pgn-chess-result"] }
    return file.contains("liveothello2007") ? ["pgn-chess-result"] : []
  }

  @Test(arguments: files)
  func `is read and can be played`(file: String, games: Int) throws {
    let bytes = Corpus.bytes(of: "pgn/" + file)
    #expect(PGNFormat().recognise(InputHead(of: bytes[...], isWhole: true)) != nil)
    let parsed = PGNFormat().readAll(bytes)
    #expect(parsed.count == games)
    let found = Set(parsed.flatMap(\.findings).map(\.rule.name))
    #expect(found == Self.rules(file: file))
    let records = parsed.compactMap(\.reversi)
    #expect(records.count == games)
    #expect(records.filter { !ReplayAttempt($0).problems.isEmpty }.isEmpty)
    #expect(records.allSatisfy { $0.date != nil && $0.players.dark.name != nil })
    #expect(records.filter { $0.result == nil }.count == Self.unfinished[file] ?? 0)
  }

  @Test(arguments: files)
  func `is written and read back the same`(file: String, games: Int) throws {
    let records = PGNFormat().readAll(Corpus.bytes(of: "pgn/" + file)).compactMap(\.reversi)
    let (bytes, fitted, losses) = try PGNFormat().write(records, WritingOptions(.collection))
    #expect(losses.flatMap(\.self).isEmpty)
    let parsed = PGNFormat().readAll(bytes)
    #expect(parsed.flatMap(\.findings).allSatisfy { $0.rule.name == "pgn-chess-result" })
    #expect(parsed.map(\.reversi) == fitted)
  }

  @Test func `has the scores that its games end with`() {
    func wrong(_ file: String) -> Int {
      PGNFormat().readAll(Corpus.bytes(of: "pgn/" + file)).compactMap(\.reversi)
        .count { record in
          guard let outcome = ReplayAttempt(record).replay.outcome, let score = record.result?.score
          else { return false }
          return score != outcome.withEmpties && score != outcome.raw
        }
    }
    #expect(Self.files.prefix(3).map { wrong($0.0) } == [0, 0, 0])
    #expect(wrong("kurnik-samples.pgn") == 0)
    #expect(Self.files.dropFirst(5).map { wrong($0.0) }.reduce(0, +) == 2)
  }
}
