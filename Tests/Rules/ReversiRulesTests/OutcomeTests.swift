import ReversiRules
import TestSupport
import Testing

@Suite struct `The outcome` {
  @Test func `gives the empty squares to the winner`() {
    var position = Position.initial
    #expect(position.play(contentsOf: Move.list("f5d6c5f6e7f4g5e6e3")) == 9)
    let outcome = Outcome(of: position.board)
    #expect(outcome.raw == DiskCounts(dark: 13, light: 0))
    #expect(outcome.withEmpties == DiskCounts(dark: 64, light: 0))
    #expect(outcome.winner == .dark)
  }

  @Test(arguments: [
    ("xxxx\noooo\noooo\noxxo", (6, 10), (6, 10), Disk?.some(.light)),
    ("xxxx\noooo\noooo\n----", (4, 8), (4, 12), .light),
    ("xxxx\n----\n----\noooo", (4, 4), (8, 8), nil),
    ("xxxx\n-x--\n----\noooo", (5, 4), (12, 4), .dark),
    ("----\n----\n----\n----", (0, 0), (8, 8), nil),
  ])
  func `counts`(picture: String, raw: (Int, Int), withEmpties: (Int, Int), winner: Disk?) {
    let outcome = Outcome(of: Board(picture: picture))
    #expect(outcome.raw == DiskCounts(dark: raw.0, light: raw.1))
    #expect(outcome.withEmpties == DiskCounts(dark: withEmpties.0, light: withEmpties.1))
    #expect(outcome.winner == winner)
  }

  @Test func `disk counts are read and written by side`() {
    var counts = DiskCounts(dark: 1, light: 2)
    counts[.dark] += 10
    counts[.light] += 20
    #expect(counts == DiskCounts(dark: 11, light: 22))
    #expect(counts[.dark] == 11)
    #expect(counts[.light] == 22)
  }
}
