import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// A file that Edax exported, which is not part of the repository.
@Suite(.needs(.corpus))
struct `The games that Edax has exported` {
  private static let bytes = Corpus.bytes(of: "edax/edax46-export-WTH_2010-first300.edx")

  @Test func `are those of the transcript`() throws {
    #expect(EDXFormat().recognise(InputHead(of: Self.bytes[...], isWhole: true)) != nil)
    let parsed = EDXFormat().readAll(Self.bytes)
    #expect(parsed.flatMap(\.findings).isEmpty)
    let records = parsed.compactMap(\.reversi)
    #expect(records.count == 300)
    #expect(records.count { !ReplayAttempt($0).problems.isEmpty } == 0)
    let games = records.map { record in
      record.moves.map { $0.description.uppercased() }.joined()
    }
    let transcript = Corpus.bytes(of: "transcript/edax46-export-WTH_2010-first300.txt")
    let lines = String(decoding: transcript, as: UTF8.self).split(separator: "\n")
    #expect(games == lines.map(String.init))
    #expect(records.first?.players.dark.name == "v/d Biggelaar Nicky")
    #expect(records.first?.date == GameDate(year: 2010))
  }
}
