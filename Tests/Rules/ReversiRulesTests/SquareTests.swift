import ReversiRules
import Testing

@Suite struct Squares {
  @Test func `all 256 names round trip`() {
    var names: Set<String> = []
    for rawValue in UInt8.min...UInt8.max {
      let square = Square(rawValue: rawValue)
      names.insert(square.description)
      #expect(Square(square.description) == square)
      #expect(Square(x: square.x, y: square.y) == square)
    }
    #expect(names.count == 256)
  }

  @Test(arguments: [
    ("a1", 0, 0), ("h8", 7, 7), ("e6", 4, 5), ("p1", 15, 0), ("a10", 0, 9), ("p16", 15, 15),
  ])
  func `a name gives column and row`(name: String, x: Int, y: Int) throws {
    let square = try #require(Square(name))
    #expect(square.x == x)
    #expect(square.y == y)
    #expect(square.description == name)
  }

  @Test(arguments: [
    "", "a", "1", "a0", "a01", "a17", "a100", "q1", "A1", "`1", "1a", "aa", "a-1", " a1", "a1 ",
    "é1",
    "a１",
  ])
  func `other texts name no square`(text: String) {
    #expect(Square(text) == nil)
  }

  @Test(arguments: [(-1, 0), (0, -1), (16, 0), (0, 16)])
  func `no square is outside of 16×16`(x: Int, y: Int) {
    #expect(Square(x: x, y: y) == nil)
  }

  @Test func `squares are ordered row by row`() throws {
    let (h1, a2, b2) = try (
      #require(Square("h1")), #require(Square("a2")), #require(Square("b2"))
    )
    #expect(h1 < a2)
    #expect(a2 < b2)
    #expect([b2, h1, a2].sorted() == [h1, a2, b2])
  }
}
