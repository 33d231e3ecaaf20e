import ReversiRules
import TestSupport
import Testing

/// The numbers of lines of play of 1, 2, 3, … plies.
///
/// Those of the 8×8 board are well known; the others come from an independent program.
@Suite struct Perft {
  static let standard: [UInt64] = [4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288]

  @Test(arguments: 1...9)
  func `of the 8×8 board`(depth: Int) {
    #expect(Position.initial.perft(depth: depth) == Self.standard[depth - 1])
  }

  @Test(arguments: 1...5)
  func `of the 8×8 board by the plain rules`(depth: Int) {
    #expect(Position.initial.plain.perft(depth: depth) == Self.standard[depth - 1])
  }

  static let otherSizes: [(BoardSize, [UInt64])] = [
    (size(4, 4), [4, 12, 44, 128, 424, 1256, 3624, 9116]),
    (size(4, 6), [4, 12, 50, 180, 798, 3338]),
    (size(6, 4), [4, 12, 50, 180, 798, 3338]),
    (size(4, 16), [4, 12, 50, 180, 808, 3472]),
    (size(6, 6), [4, 12, 56, 244, 1364, 7604]),
    (size(8, 6), [4, 12, 56, 244, 1380, 7892]),
    (size(8, 10), [4, 12, 56, 244, 1396]),
    (size(10, 10), [4, 12, 56, 244, 1396]),
    (size(14, 10), [4, 12, 56, 244, 1396]),
    (size(16, 16), [4, 12, 56, 244]),
  ]

  @Test(arguments: otherSizes)
  func `of other boards`(size: BoardSize, counts: [UInt64]) {
    for (depth, count) in zip(1..., counts) {
      #expect(Position.initial(size: size).perft(depth: depth) == count, "depth \(depth)")
    }
  }

  /// No line of play on this board is longer than 15 plies.
  @Test func `of the 4×4 board to the end of every game`() {
    #expect(Position.initial(size: size(4, 4)).perft(depth: 16) == 60060)
  }

  @Test func `counts one line at depth 0`() {
    #expect(Position.initial.perft(depth: 0) == 1)
    #expect(Position.initial.plain.perft(depth: 0) == 1)
  }
}
