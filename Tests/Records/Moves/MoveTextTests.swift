import GameRecords
import ReversiRules
import Testing

@Suite struct `A move in ASCII` {
  private static func move(_ text: some Sequence<UInt8>) -> Move? {
    Array(text).withUnsafeBufferPointer(Move.init(ascii:))
  }

  @Test func `names each of 256 squares`() {
    for rawValue in UInt8.min...UInt8.max {
      let move = Move.placement(Square(rawValue: rawValue))
      #expect(Self.move(move.description.utf8) == move)
    }
  }

  @Test func `can be a pass`() {
    #expect(Self.move("pass".utf8) == .pass)
  }

  @Test(arguments: 0...4)
  func `is only a pass or the name of a square`(length: Int) {
    var texts: [[UInt8]] = [[]]
    for _ in 0..<length {
      texts = texts.flatMap { text in "`aphqsA01679:".utf8.map { text + [$0] } }
    }
    let wrong = texts.map { String(decoding: $0, as: UTF8.self) }
      .filter { text in
        let expected = text == "pass" ? .pass : Square(text).map(Move.placement)
        return Self.move(text.utf8) != expected
      }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: ["PASS", "Pass", "pas", "pass ", " pass", "passs", "--", "é1", "a１", "a1\0"])
  func `is no other text`(text: String) {
    #expect(Self.move(text.utf8) == nil)
  }
}
