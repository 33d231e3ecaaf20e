import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The WTHOR format writes` {
  private func game(
    _ dark: String? = nil,
    _ light: String? = nil,
    event: String? = nil,
    year: Int = 2010,
    tags: [GameRecords.Tag] = []
  ) -> ReversiRecord {
    ReversiRecord(
      event: event,
      date: GameDate(year: year),
      players: Players(dark: Player(name: dark), light: Player(name: light)),
      moves: Move.list("f5d6"),
      result: GameResult(score: DiskCounts(dark: 40, light: 24)),
      tags: tags
    )
  }

  @Test func `a score of all squares instead of any other`() throws {
    var record = game()
    record.result = GameResult(score: DiskCounts(dark: -9, light: .min))
    let written = try WTHORFormat().write([record], WritingOptions(.collection))
    #expect(written.fitted[0].result == GameResult(score: DiskCounts(dark: 64, light: 0)))
    let loss = Loss(.score, .replaced, detail: "-9–-9223372036854775808 becomes 64–0")
    #expect(written.losses[0].contains(loss))
  }

  @Test func `no more names than a table can have`() throws {
    var writer = try #require(WTHORFormat().makeWriter(WritingOptions(.collection)))
    var output: [UInt8] = []
    var count = 0
    let error = #expect(throws: WritingError.self) {
      while count < 70_000 {
        try writer.write(game("n\(count)"), to: &output)
        count += 1
      }
    }
    #expect(error?.message.contains("at most 65535") == true)
    writer.finish(&output, ofRecords: count)
    #expect(writer.companions.map(\.bytes.count) == [16 + 20 * (count + 1)])
    #expect((65_000..<65_536).contains(count))
  }
}
