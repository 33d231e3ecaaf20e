import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A damaged transcript` {
  @Test(arguments: ["\n", "\r", "\r\n"], [1 << 16, 1 << 30])
  func `does not hide the games after one that is too long`(lineEnd: String, blockSize: Int) {
    let long = String(repeating: "f5d6", count: 5 << 20)
    let text = ["f5d6", long, "d3", "c4", ""].joined(separator: lineEnd)
    let parsed = TranscriptFormat().readAll(text, blockSize: blockSize)
    #expect(parsed.map(\.number) == [1, 2, 3, 4])
    #expect(parsed.compactMap(\.reversi?.moves) == ["f5d6", "d3", "c4"].map(Move.list))
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.recordTooLong])
    #expect(parsed.last?.source.start.line == 4)
  }
}
