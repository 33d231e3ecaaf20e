import ReversiRules
import TestSupport
import Testing

@Suite struct `A square set` {
  @Test(arguments: allSizes)
  func `agrees with a list of its squares`(size: BoardSize) {
    var generator = SeededGenerator(seed: UInt64(size.width * 100 + size.height))
    for density in [0, 1, 2, 8] {
      let squares = size.squares.filter { _ in
        density > 0 && Int.random(in: 0..<density, using: &generator) == 0
      }
      var set = SquareSet(size: size)
      for square in squares.shuffled(using: &generator) { set.insert(square) }

      #expect(Array(set) == squares)
      #expect(set.count == squares.count)
      #expect(set.isEmpty == squares.isEmpty)
      for rawValue in UInt8.min...UInt8.max {
        let square = Square(rawValue: rawValue)
        #expect(set.contains(square) == squares.contains(square))
      }
    }
  }

  @Test func `contains a square once`() {
    var set = SquareSet(size: size(16, 16))
    for name in ["p16", "a1", "p16"] { set.insert(.named(name)) }
    #expect(Array(set) == Square.list("a1 p16"))
  }

  @Test func `can contain any single square`() {
    for square in size(16, 16).squares {
      var set = SquareSet(size: size(16, 16))
      set.insert(square)
      #expect(Array(set) == [square])
      #expect(set.count == 1)
      #expect(!set.isEmpty)
    }
  }

  @Test func `equals only a set of the same squares and size`() {
    var a = SquareSet(size: .standard)
    var b = SquareSet(size: .standard)
    for name in ["a1", "h8"] { a.insert(.named(name)) }
    for name in ["h8", "a1"] { b.insert(.named(name)) }
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    b.insert(.named("c3"))
    #expect(a != b)
    #expect(SquareSet(size: .standard) != SquareSet(size: size(4, 4)))
  }

  @Test func `is the bits of the 8×8 board, row by row`() {
    let bits: UInt64 = 1 | 1 << 7 | 1 << 8 | 1 << 63
    let set = SquareSet(bits: bits)
    #expect(Array(set) == Square.list("a1 h1 a2 h8"))
    #expect(set.bits == bits)
  }

  @Test func `is described by names`() {
    #expect(Position.initial.legalMoves.description == "[d3, c4, f5, e6]")
  }
}
