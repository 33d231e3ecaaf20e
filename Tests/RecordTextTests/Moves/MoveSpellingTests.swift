import ReversiRules
import TestSupport
import Testing

@testable import RecordText

@Suite struct `The spelling of moves` {
  static let squares: [(String, String)] = [
    ("a1", "a1"), ("F5", "f5"), ("h8", "h8"), ("p16", "p16"), ("P16", "p16"), ("j10", "j10"),
    ("a9", "a9"),
  ]

  @Test(arguments: squares)
  func `names squares in either case`(text: String, name: String) {
    #expect(MoveSpelling.square(Array(text.utf8)[...]) == .named(name))
  }

  @Test(arguments: [
    "", "a", "5", "5f", "q1", "a0", "a01", "a17", "a99", "a100", "f5 ", " f5", "ff", "--", "@5",
    "`5", "{5", "f-5", "é5",
  ])
  func `names no square in any other text`(text: String) {
    #expect(MoveSpelling.square(Array(text.utf8)[...]) == nil)
  }

  @Test func `reads every square as it is named`() {
    for raw in UInt8.min...UInt8.max {
      let square = Square(rawValue: raw)
      #expect(MoveSpelling.square(Array(square.description.utf8)[...]) == square)
      #expect(MoveSpelling.square(Array(square.description.uppercased().utf8)[...]) == square)
    }
  }

  @Test(arguments: [
    "--", "pass", "PASS", "Pass", "pas", "pa", "PA", "p", "P", "ps", "PS", "tt", "@@@@",
  ])
  func `knows a pass`(text: String) {
    #expect(MoveSpelling.isPass(Array(text.utf8)[...]))
  }

  @Test(arguments: ["", "-", "---", "passe", "passes", "f5", "psas", "t", "@@", "@@@", "p1", "é"])
  func `reads nothing else as a pass`(text: String) {
    #expect(!MoveSpelling.isPass(Array(text.utf8)[...]))
  }

  @Test func `reads a move anywhere in a text`() {
    let bytes = Array("1. f5 pass".utf8)
    #expect(MoveSpelling.square(bytes[3..<5]) == .named("f5"))
    #expect(MoveSpelling.isPass(bytes[6...]))
  }
}
