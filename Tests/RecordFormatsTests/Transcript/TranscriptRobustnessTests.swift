import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A damaged transcript` {
  static let transcripts = [
    "f5d6c3\nF5F6E6\n", "# x\n1. f5 d6 2. c3 --\nd3 3. c4 39-25\r\n",
    "Ann 39-25 Bob : f5pad6Cid 1-2 D:c4\r", "+d3-c3: -04 10\nP@f4 a1a1 @@@@ []",
  ]

  @Test(arguments: transcripts)
  func `has a record or an error wherever it is damaged`(text: String) {
    expectAnswers(whereverIsDamaged: text, of: TranscriptFormat())
  }

  @Test(arguments: ["\n", "\r", "\r\n"], [1 << 16, 1 << 30])
  func `does not hide the games after one that is too long`(lineEnd: String, blockSize: Int) {
    let long = String(repeating: "f5d6", count: 5 << 20)
    let text = ["f5d6", long, "d3", "c4", ""].joined(separator: lineEnd)
    let parsed = TranscriptFormat().readAll(text, blockSize: blockSize)
    #expect(parsed.map(\.number) == [1, 2, 3, 4])
    #expect(parsed.compactMap(\.record?.moves) == ["f5d6", "d3", "c4"].map(Move.list))
    #expect(parsed.flatMap(\.findings).map(\.rule) == [.recordTooLong])
    #expect(parsed.last?.source.start.line == 4)
  }

  @Test func `has a record or an error even if it is only noise`() {
    let alphabet: [UInt8] = Array("fa51 --pPas@.:#\n\r+0".utf8) + [0xEF, 0xBB, 0xBF]
    expectAnswers(toNoiseOf: alphabet, of: TranscriptFormat())
  }
}
