import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// The save that the format writes for a record.
func writeSave(_ record: ReversiRecord) throws -> String {
  String(decoding: try SaveFormat().write([record], .single), as: UTF8.self)
}

@Suite struct `The save format writes` {
  @Test func `the app's 76 bytes of a new game`() throws {
    #expect(try writeSave(ReversiRecord()) == newGame)
    #expect(newGame.utf8.count == 76)
  }

  @Test func `turn and modes`() throws {
    var record = ReversiRecord(start: Position(board: .initial(), turn: .light))
    record.players.dark.mode = .computer
    #expect(try writeSave(record).hasPrefix("o10\n"))
    record.start.turn = nil
    record.players.light.mode = .computer
    #expect(try writeSave(record).hasPrefix("-11\n"))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `saves that it reads back the same`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let record = ReversiRecord.random(using: &generator)
    guard !record.looksCutOff else {
      #expect(throws: WritingError.self) { try writeSave(record) }
      return
    }
    for ply in [0, record.moves.count / 2, record.moves.count] {
      let snapshot = try record.snapshot(atPly: ply)
      let written = try writeSave(snapshot)
      let parsed = SaveFormat().readAll(written)
      #expect(parsed.map(\.isWhole) == [true])
      let read = try #require(parsed.first?.reversi)
      #expect(read.start == snapshot.start)
      for side in Disk.allCases {
        #expect(read.players[side] == Player(mode: snapshot.players[side].mode ?? .manual))
      }
      #expect(try writeSave(read) == written)
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the position after the last move`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let record = ReversiRecord.random(using: &generator)
    guard !record.looksCutOff else { return }
    #expect(try writeSave(record) == writeSave(record.snapshot()))
  }

  @Test func `any position without moves unchanged`() throws {
    let impossible = ReversiRecord(start: Position(board: Board(), turn: .light))
    #expect(try readSave(writeSave(impossible))?.start == impossible.start)
  }

  @Test func `nothing if the moves are illegal`() throws {
    var output: [UInt8] = [1]
    var writer = try #require(SaveFormat().makeWriter(WritingOptions(.single)))
    let error = #expect(throws: WritingError.self) {
      try writer.write(ReversiRecord(moves: Move.list("f5f5")), to: &output)
    }
    #expect(
      error?.message == "a save stores the position after the last move, but ply 2: f5 is occupied"
    )
    #expect(error?.help?.contains("--at") == true)
    #expect(output == [1])
  }

  static let losses: [(ReversiRecord, [Fact])] = [
    // Unknown modes are added, because a save must have them.
    (ReversiRecord(), [.modes]),
    (
      ReversiRecord(players: Players(dark: Player(mode: .manual), light: Player(mode: .computer))),
      []
    ),
    (ReversiRecord(start: Position(board: .initial(), turn: .light)), [.modes]),
    (ReversiRecord(players: Players(dark: Player(name: "a", mode: .computer))), [.names, .modes]),
    (ReversiRecord(moves: Move.list("f5")), [.modes, .moves]),
    (
      ReversiRecord(start: Position(board: .initial(), turn: .light), moves: Move.list("e3")),
      [.modes, .start, .moves]
    ),
    (
      ReversiRecord(id: "1", date: GameDate(year: 1977), tags: [Tag(name: "a", value: "")]),
      [.id, .date, .modes, .tags]
    ),
  ]

  @Test(arguments: losses)
  func `not everything, and reports the losses`(record: ReversiRecord, lost: [Fact]) throws {
    var fitted = record
    var writer = try #require(SaveFormat().makeWriter(WritingOptions(.single)))
    #expect(writer.fit(&fitted).map(\.fact) == lost)
    #expect(record.facts(differingIn: fitted) == FactSet(lost))
  }
}

extension ReversiRecord {
  /// Whether a save of the record would look like one that has lost rows.
  fileprivate var looksCutOff: Bool { start.board.size.width == 8 && start.board.size.height < 8 }
}
