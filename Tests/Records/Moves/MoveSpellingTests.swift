@testable import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The spelling of moves` {
  @Test func `names a square, a pass or a move of chess`() throws {
    let differences = try Answers.differences("texts/moves") { row in
      let bytes = Array(row.text.utf8)[...]
      let isChess = ChessMove.isLike(bytes)
      let words = [
        MoveSpelling.square(bytes)?.description, MoveSpelling.isPass(bytes) ? "pass" : nil,
        isChess ? "like chess" : nil,
      ]
      let known = words.compactMap(\.self)
      return known.isEmpty ? "nothing" : known.joined(separator: ", ")
    }
    #expect(differences == [])
  }

  @Test func `reads every square as it is named`() {
    for raw in UInt8.min...UInt8.max {
      let square = Square(rawValue: raw)
      #expect(MoveSpelling.square(Array(square.description.utf8)[...]) == square)
      #expect(MoveSpelling.square(Array(square.description.uppercased().utf8)[...]) == square)
    }
  }

  @Test func `reads a move anywhere in a text`() {
    let bytes = Array("1. f5 pass".utf8)
    #expect(MoveSpelling.square(bytes[3..<5]) == .named("f5"))
    #expect(MoveSpelling.isPass(bytes[6...]))
  }

  @Test func `has the letters of five pieces of chess`() {
    let letters = (UInt8.min...UInt8.max).filter(ChessMove.isPiece)
    #expect(letters == "BKNQR".utf8.map(\.self))
  }
}
