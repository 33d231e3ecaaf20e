import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Files of other programs; they are not part of the repository.
@Suite(.needs(.corpus))
struct `Every SGF file of the corpus` {
  private static let bytes = Corpus.bytes(of: "sgf/edax46-export-WTH_2010-first300.sgf")

  @Test func `is read and can be replayed`() {
    let format = SGFFormat()
    #expect(format.recognise(InputHead(of: Self.bytes[...], isWhole: false)) != nil)
    let parsed = format.readAll(Self.bytes)
    #expect(parsed.count == 300)
    #expect(parsed.flatMap(\.placedRules) == [])
    let records = parsed.compactMap(\.reversi)
    #expect(records.count == 300)
    #expect(records.filter { !ReplayAttempt($0).problems.isEmpty }.isEmpty)
    #expect(records.allSatisfy { $0.start == .initial && $0.annotations.isEmpty })
    #expect(records.count { $0.moves.contains(.pass) } == 211)
    #expect(records.allSatisfy { $0.players.dark.name != nil && $0.players.light.name != nil })
    // Edax gives 15 of the results the wrong sign.
    let wrong = records.count { record in
      let outcome = ReplayAttempt(record).replay.outcome
      let margin = outcome.map { Double($0.withEmpties.dark - $0.withEmpties.light) }
      return record.result?.margin != margin && margin != nil
    }
    #expect(wrong == 15)
  }

  @Test func `loses nothing when it is written again`() throws {
    let format = SGFFormat()
    let records = format.readAll(Self.bytes).compactMap(\.reversi)
    let (bytes, _, losses) = try format.write(records, WritingOptions(.collection))
    #expect(losses.flatMap(\.self) == [])
    #expect(format.readAll(bytes).map(\.reversi) == records)
  }
}
