import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A damaged PGN file` {
  @Test(arguments: ["\n", "\r", "\r\n"], [1 << 16, 1 << 30])
  func `does not hide the games after one that is too long`(lineEnd: String, blockSize: Int) {
    let long = "1. f5 " + String(repeating: "d6 c3 ", count: 3 << 20)
    // The rest of the long game has brackets that are not tags.
    let lines = [
      "[Event \"a\"]", "", "1. f5 *", "", "[Event \"b\"]", "", long, "[x", "d3", "",
      " [Event \"no\"]", "[Event \"c\"]", "[Site \"d\"]", "", "1. d3 *", "",
    ]
    let parsed = PGNFormat().readAll(
      lines.joined(separator: lineEnd),
      blockSize: blockSize
    )
    #expect(parsed.compactMap(\.reversi).map(\.event) == ["a", "c"])
    #expect(parsed.compactMap(\.reversi).map(\.moves) == [Move.list("f5"), Move.list("d3")])
    let errors = parsed.flatMap(\.findings).filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.recordTooLong])
    #expect(parsed.last?.source.start.line == 12)
  }
}
