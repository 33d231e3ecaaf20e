import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `The WTHOR format is recognised` {
  private func reason(_ bytes: [UInt8], isWhole: Bool = true) -> String? {
    WTHORFormat().recognise(InputHead(of: bytes[...], isWhole: isWhole))?.evidence
  }

  private static let games = WTHORBytes.game("") + WTHORBytes.game() + WTHORBytes.game("d3")

  @Test func `by its size and its header`() {
    let header = WTHORBytes.header(records: 3)
    #expect(reason(header + Self.games) == "16 + 68 × 3 bytes and a header of 2011-01-01")
    let large = WTHORBytes.header(records: 1, tail: [10, 0, 0, 0]) + WTHORBytes.game(width: 10)
    #expect(reason(large) == "16 + 104 × 1 bytes and a header of 2011-01-01")
  }

  @Test func `by its header and moves if the size does not match`() {
    let header = WTHORBytes.header(records: 1000)
    let words = "a header of 2011-01-01 followed by moves"
    #expect(reason(header + Self.games, isWhole: false) == words)
    // Cut off, or with a wrong number of games.
    #expect(reason(header + Self.games) == words)
    #expect(reason(header + Self.games.dropLast()) == words)
  }

  @Test func `by its size and moves when the header has no date`() {
    let header = WTHORBytes.header(created: [0, 0, 0, 0], records: 3, tail: [0, 0, 0, 0])
    #expect(reason(header + Self.games) == "16 + 68 × 3 bytes")
    #expect(reason(header + Self.games, isWhole: false) == nil)
  }

  @Test func `even if one game is damaged`() {
    var bytes = WTHORBytes.header(records: 3) + Self.games
    bytes[100] = 1
    #expect(reason(bytes) != nil)
  }

  static let others: [[UInt8]] = [
    [], [UInt8](repeating: 0, count: 16), [UInt8](repeating: 0, count: 84),
    [UInt8](repeating: 0, count: 65_536), [UInt8](repeating: 0x20, count: 84),
    Array("f5d6c3d3c4f4\nf5d6c3d3c4f4e3f3e6\n".utf8), Array("[Event \"\"]\n\n1. f5 d6\n".utf8),
    Array(newGame.utf8),
    WTHORBytes.table(["???", "Ann"], length: 20),
    WTHORBytes.header(), WTHORBytes.header(records: 1),
    // Puzzles, an unknown size, names.
    WTHORBytes.header(records: 1, tail: [8, 1, 0, 0]) + WTHORBytes.game(),
    WTHORBytes.header(records: 1, tail: [9, 0, 0, 0]) + WTHORBytes.game(),
    WTHORBytes.header(records: 1, names: 1) + WTHORBytes.game(),
    // A day before the last century, and a wrong size.
    WTHORBytes.header(created: [18, 0, 1, 1], records: 2) + WTHORBytes.game(),
    WTHORBytes.header(created: [20, 10, 2, 30], records: 2) + WTHORBytes.game(),
    // A wrong size, and no moves.
    WTHORBytes.header(records: 2) + [UInt8](repeating: 0xFF, count: 68),
  ]

  @Test(arguments: others)
  func `by nothing else`(bytes: [UInt8]) {
    #expect(reason(bytes) == nil)
    #expect(reason(bytes, isWhole: false) == nil)
  }
}
