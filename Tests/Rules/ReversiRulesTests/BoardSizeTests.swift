import ReversiRules
import TestSupport
import Testing

@Suite struct `A board size` {
  @Test func `is even and from 4 to 16`() {
    let lengths = (-2...20).filter { BoardSize(width: $0, height: 8) != nil }
    #expect(lengths == [4, 6, 8, 10, 12, 14, 16])
    #expect((-2...20).filter { BoardSize(width: 8, height: $0) != nil } == lengths)
    #expect((-2...20).filter(BoardSize.isValid) == lengths)
  }

  @Test func `lists its squares row by row`() throws {
    let size = try #require(BoardSize(width: 4, height: 6))
    let squares = Array(size.squares)
    #expect(squares.count == size.squareCount)
    #expect(squares.prefix(5) == Square.list("a1 b1 c1 d1 a2")[...])
    #expect(squares == squares.sorted())
    #expect(squares.last == .named("d6"))
  }

  @Test func `contains the squares it lists and no other`() throws {
    let size = try #require(BoardSize(width: 10, height: 4))
    let listed = Set(size.squares)
    for rawValue in UInt8.min...UInt8.max {
      let square = Square(rawValue: rawValue)
      #expect(size.contains(square) == listed.contains(square))
    }
  }

  @Test func `is described as width × height`() throws {
    #expect(try #require(BoardSize(width: 4, height: 16)).description == "4×16")
    #expect(BoardSize.standard == BoardSize(width: 8, height: 8))
  }
}
