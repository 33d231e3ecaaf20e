@testable import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A FEN of Edax` {
  @Test func `lists the eighth row first, and is refused with what is wrong, and where`() throws {
    let differences = try Answers.differences("texts/fen") { row in
      do {
        let position = try EdaxFEN.position(Array(row.text.utf8)[...])
        let turn = position.turn.map { "\($0)" } ?? "nobody"
        return "\(position.board)\n\(turn) to move: \(EdaxFEN.text(of: position) ?? "no text")"
      } catch let problem as EdaxFEN.Problem { return "\(problem.range): \(problem.message)" }
    }
    #expect(differences == [])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `is read back as it was written`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let board = Board.random(sparseness: 1 + Int(seed % 9), using: &generator)
    let position = Position(board: board, turn: seed % 2 == 0 ? .dark : .light)
    let text = try #require(EdaxFEN.text(of: position))
    #expect(try EdaxFEN.position(Array(text.utf8)[...]) == position)
  }

  @Test func `has eight rows of eight squares only`() throws {
    let size = try #require(BoardSize(width: 10, height: 8))
    #expect(EdaxFEN.text(of: .initial(size: size)) == nil)
  }
}
