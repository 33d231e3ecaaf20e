import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `A change of a record` {
  /// Returns the change that an object describes.
  private static func change(_ row: TableCase) -> RecordChange {
    func disk(_ symbol: Character?) -> Disk? { Disk.allCases.first { $0.symbol == symbol } }
    let sides = (row["sides"] as String).map(disk)
    if let ply: Int = row["pass before"] {
      return .insertPass(beforePly: ply, side: sides[0] ?? .dark)
    }
    if let plies: [Int] = row["remove"] { return .removeMoves(plies[0]...plies[1]) }
    if let margin: Double = row["margin"] { return .setResult(GameResult(margin: margin)) }
    if let turn: String = row["turn"] { return .setTurn(disk(turn.first)) }
    return .setSides(sides)
  }

  @Test func `moves all else with the moves, unless something would be lost`() throws {
    let differences = try Answers.differences("records/changes") { row in
      let record = ReversiRecord(table: row["record"] as Any?)
      return Self.change(row).applied(to: record)?.line ?? "not possible"
    }
    #expect(differences == [])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `that removes a pass is undone by one that inserts it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let start = Position.initial(size: try #require(BoardSize(width: 4, height: 4)))
    let record = ReversiRecord(start: start, moves: start.randomGame(using: &generator))
    for (index, move) in record.moves.enumerated() where move == .pass {
      let side = try #require(Replay(record).steps.first { $0.ply == index + 1 }).side
      let without = try #require(
        RecordChange.removeMoves(index + 1...index + 1).applied(to: record)
      )
      #expect(
        RecordChange.insertPass(beforePly: index + 1, side: side).applied(to: without) == record
      )
    }
  }
}
