import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `A snapshot` {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func `is the position at a ply`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let record = ReversiRecord.random(using: &generator)
    let replay = try Replay(record)
    for ply in 0...record.moves.count {
      let snapshot = try record.snapshot(atPly: ply)
      #expect(snapshot.start == replay.position(afterPly: ply))
      #expect(snapshot.moves.isEmpty)
    }
    #expect(try record.snapshot() == record.snapshot(atPly: record.moves.count))
  }

  @Test func `keeps the facts about the whole game`() throws {
    var record = ReversiRecord(id: "1", event: "e", site: "s", round: "r")
    record.date = GameDate(year: 1977)
    record.players.dark = Player(name: "a", rating: 1, mode: .computer)
    record.comment = "c"
    record.tags = [Tag(name: "a", value: "b")]
    var expected = record
    record.moves = Move.list("f5d6")
    record.annotations = [MoveAnnotation(ply: 1, time: 1)]
    record.variations = [Variation(ply: 2, moves: Move.list("f4"))]
    record.result = GameResult(winner: .dark)
    record.origin = Origin(format: "json", moves: [SourceRange(0..<2), SourceRange(2..<4)])

    let snapshot = try record.snapshot(atPly: 0)
    #expect(snapshot == expected)
    #expect(snapshot.origin == nil)
    expected.start = try Replay(record).end
    #expect(try record.snapshot() == expected)
  }

  @Test(arguments: [-1, 3, Int.max])
  func `needs enough moves`(ply: Int) {
    let record = ReversiRecord(moves: Move.list("f5d6"))
    let error = #expect(throws: SnapshotError.self) { try record.snapshot(atPly: ply) }
    #expect(
      error?.description == "ply \(ply) does not exist; the record has plies 0 to 2"
    )
  }

  @Test func `needs legal moves only before its ply`() throws {
    let record = ReversiRecord(moves: Move.list("f5f5d6"))
    #expect(try record.snapshot(atPly: 1).start.turn == .light)
    let error = #expect(throws: SnapshotError.self) { try record.snapshot() }
    #expect(error?.description == "ply 2: f5 is occupied")
  }
}
