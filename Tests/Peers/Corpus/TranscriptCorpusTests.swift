import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Transcripts of other programs, which are not part of the repository.
@Suite(.needs(.corpus))
struct `Every transcript of the corpus` {
  static let files: [(String, Int)] = [
    ("edax46-export-WTH_2010-first300.txt", 300),
    ("othelloscope-early/1977_players.txt", 12), ("othelloscope-early/1978_players.txt", 8),
    ("othelloscope-early/1979_players.txt", 11), ("othelloscope-early/1980_players.txt", 9),
    ("othelloscope-early/1981_players.txt", 29), ("othelloscope-early/1982_players.txt", 39),
    ("othelloscope-early/1983_players.txt", 38), ("othelloscope-early/1984_players.txt", 28),
    ("othelloscope-early/1985_players.txt", 36), ("othelloscope-early/1986_players.txt", 26),
    ("othelloscope-early/1987_players.txt", 135),
  ]

  @Test(arguments: files)
  func `is read and can be played`(file: String, games: Int) throws {
    let bytes = Corpus.bytes(of: "transcript/" + file)
    #expect(TranscriptFormat().recognise(InputHead(of: bytes[...], isWhole: true)) != nil)
    let parsed = TranscriptFormat().readAll(bytes)
    #expect(parsed.count == games)
    #expect(parsed.flatMap(\.placedRules).isEmpty)
    let records = parsed.compactMap(\.reversi)
    #expect(records.count == games)
    #expect(records.filter { !ReplayAttempt($0).problems.isEmpty }.isEmpty)
  }

  @Test func `has the scores that its games end with`() {
    let records = Self.files.dropFirst()
      .flatMap { TranscriptFormat().readAll(Corpus.bytes(of: "transcript/" + $0.0)) }
      .compactMap(\.reversi)
    #expect(records.count == 371)
    let ends = records.map { (ReplayAttempt($0).replay.outcome, $0.result?.score) }
    #expect(ends.filter { $0.0 == nil }.count == 3)
    #expect(ends.allSatisfy { $0.0 == nil || $0.0?.withEmpties == $0.1 })
    #expect(records.allSatisfy { $0.players.dark.name != nil && $0.players.light.name != nil })
  }

  @Test func `is in the list above`() {
    #expect(Corpus.files(in: "transcript/othelloscope-early").count == Self.files.count - 1)
  }
}
