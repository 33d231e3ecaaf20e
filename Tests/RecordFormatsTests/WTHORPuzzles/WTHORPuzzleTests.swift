import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Makes the bytes of a file of puzzles by hand.
private enum PuzzleBytes {
  /// The usual start, which has 60 empty squares.
  static let start: [UInt8] =
    [UInt8](repeating: 0, count: 6) + [0b10, 0b11_00_00_00] + [0b11, 0b10_00_00_00]
    + [UInt8](repeating: 0, count: 6)

  static func puzzle(
    board: [UInt8] = start,
    tail: [UInt8] = [60, 1, 6, 56, 0xFC, 64, 0, 0]
  ) -> [UInt8] {
    WTHORBytes.bytes(1996 as UInt16) + WTHORBytes.bytes(1 as UInt16)
      + WTHORBytes.bytes(2 as Int32) + WTHORBytes.bytes(3 as Int32) + board + tail
  }

  static func file(
    _ puzzles: [[UInt8]],
    tableLength: Int = 256,
    tail: [UInt8] = [8, 1, 0, 0]
  ) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: tableLength)
    table.replaceSubrange(236..<240, with: WTHORBytes.bytes(Int32(puzzles.count)))
    return WTHORBytes.header(records: UInt32(puzzles.count), names: 60, tail: tail) + table
      + puzzles.flatMap(\.self)
  }
}

@Suite struct `A file of WTHOR puzzles` {
  private static let file = PuzzleBytes.file([PuzzleBytes.puzzle(), PuzzleBytes.puzzle()])

  private func reason(_ bytes: [UInt8], isWhole: Bool = true) -> String? {
    WTHORPuzzlesFormat().recognise(InputHead(of: bytes[...], isWhole: isWhole))?.evidence
  }

  private static func places(_ offsets: [Int]) -> MovePlaces {
    MovePlaces(offsets.map { SourceRange($0..<$0 + 1) })
  }

  static let solutions: [Variation] = [(Move.list("f5"), 6.0), (Move.list("d6"), -4.0)]
    .map { moves, score in
      Variation(ply: 1, moves: moves, annotations: [MoveAnnotation(ply: 1, evaluation: score)])
    }

  @Test(arguments: [256, 512], [1, 7, 65_536])
  func `is read with a table of either length`(tableLength: Int, blockSize: Int) throws {
    let bytes = PuzzleBytes.file(
      [PuzzleBytes.puzzle(), PuzzleBytes.puzzle()],
      tableLength: tableLength
    )
    let parsed = WTHORPuzzlesFormat().readAll(bytes, blockSize: blockSize)
    let isUsual = tableLength == 256
    #expect(binaryFindings(parsed) == (isUsual ? [] : ["16+512 wthor-puzzle-table"]))
    let expected = ReversiRecord(
      date: GameDate(year: 1996),
      variations: Self.solutions,
      tags: [("tournament", "1"), ("black", "2"), ("white", "3")]
        .map { Tag(name: "wthor_" + $0.0, value: $0.1) }
    )
    #expect(parsed.compactMap(\.reversi) == [expected, expected])
    #expect(
      parsed[isUsual ? 0 : 1].reversi?.variations.map(\.places) == [[31], [33]].map(Self.places)
    )
    #expect(reason(bytes) == "a header of puzzles and of 2011-01-01, followed by positions")
  }

  @Test func `has names in tables`() throws {
    let options = WTHORBytes.tables(
      players: ["???", "Ann", "Bea", "Cy"],
      tournaments: ["Diverses parties", "Open"]
    )
    let record = try #require(WTHORPuzzlesFormat().readAll(Self.file, options).first?.reversi)
    #expect(record.event == "Open")
    #expect(record.players == Players(dark: Player(name: "Bea"), light: Player(name: "Cy")))
    #expect(record.tags.map(\.value) == ["1", "2", "3"])
  }

  static let tails: [([UInt8], Disk, [Variation])] = [
    ([60, 2, 6, 56, 0, 0, 0, 0], .light, [solutions[0]]),
    ([60, 1, 6, 56, 6, 56, 0, 0], .dark, [solutions[0]]),
    ([60, 1, 0, 0, 0xFC, 64, 0, 0], .dark, [solutions[1]]),
    ([60, 1, 0, 0, 0, 0, 0, 0], .dark, []),
  ]

  @Test(arguments: tails)
  func `has a side to move and up to two moves`(
    tail: [UInt8],
    turn: Disk,
    variations: [Variation]
  ) throws {
    let file = PuzzleBytes.file([PuzzleBytes.puzzle(tail: tail)])
    let parsed = WTHORPuzzlesFormat().readAll(file)
    #expect(parsed.map(\.isWhole) == [true])
    let record = try #require(parsed.first?.reversi)
    #expect(record.start == Position(board: .initial(), turn: turn))
    #expect(record.variations == variations)
    #expect(record.moves.isEmpty)
  }

  private static func damaged(_ changes: [Int: UInt8]) -> [UInt8] {
    var bytes = file
    for (offset, byte) in changes { bytes[offset] = byte }
    return bytes
  }

  static let damages: [([Int: UInt8], [String], Int)] = [
    ([13: 0], ["13+1 wthor-kind"], 0),
    ([4: 9], ["4+4 wthor-count"], 2),
    ([308 + 12: 0x40], ["320+1 wthor-puzzle-square"], 1),
    ([308 + 28: 59], ["336+1 wthor-puzzle-empties"], 2),
    ([308 + 29: 3], ["337+1 wthor-puzzle-turn"], 1),
    ([308 + 31: 19], ["339+1 wthor-move"], 2),
    ([308 + 33: 90], ["341+1 wthor-move"], 2),
    ([308 + 35: 1], ["342+2 wthor-puzzle-reserved"], 2),
  ]

  @Test(arguments: damages)
  func `has findings with their places`(
    changes: [Int: UInt8],
    findings: [String],
    readable: Int
  ) {
    let parsed = WTHORPuzzlesFormat().readAll(Self.damaged(changes))
    #expect(binaryFindings(parsed) == findings)
    #expect(parsed.compactMap(\.reversi).count == readable)
  }

  static let others: [[UInt8]] = [
    [], [UInt8](repeating: 0, count: 400), Array("f5d6\n".utf8),
    WTHORBytes.file([WTHORBytes.game()]), Array(file.prefix(300)), damaged([13: 0]),
    damaged([0: 0]), damaged([272 + 28: 1]),
  ]

  @Test(arguments: others)
  func `is not recognised in anything else`(bytes: [UInt8]) {
    #expect(reason(bytes) == nil)
  }

  @Test func `is not a file of games`() {
    #expect(WTHORFormat().recognise(InputHead(of: Self.file[...], isWhole: true)) == nil)
    #expect(WTHORPuzzlesFormat().makeWriter(WritingOptions(.collection)) == nil)
  }
}
