import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `A change of a record` {
  /// Moves, the change, and the moves afterwards; `nil` if the record cannot be changed.
  static let moves: [(String, RecordChange, String?)] = [
    ("f5d6", .insertPass(beforePly: 1, side: .dark), "--f5d6"),
    ("f5d6", .insertPass(beforePly: 2, side: .light), "f5--d6"),
    ("f5d6", .insertPass(beforePly: 3, side: .dark), "f5d6--"),
    ("f5d6", .insertPass(beforePly: 4, side: .dark), nil),
    ("f5d6", .insertPass(beforePly: 0, side: .dark), nil),
    ("", .insertPass(beforePly: 1, side: .dark), "--"),
    ("f5d6c3", .removeMoves(1...1), "d6c3"), ("f5d6c3", .removeMoves(2...3), "f5"),
    ("f5d6c3", .removeMoves(1...3), ""), ("f5d6c3", .removeMoves(3...4), nil),
    ("f5d6", .setResult(GameResult(margin: 2)), nil), ("f5d6", .setSides([.light, .dark]), nil),
    ("f5d6", .setTurn(.dark), nil),
  ]

  @Test(arguments: moves)
  func `changes its moves`(before: String, change: RecordChange, after: String?) {
    let record = ReversiRecord(moves: Move.list(before))
    #expect(record.applying(change)?.moves == after.map { Move.list($0) })
  }

  /// A record with something at each ply.
  private static let full = ReversiRecord(
    moves: Move.list("f5d6c3"),
    annotations: [
      MoveAnnotation(ply: 1, side: .dark, comment: "a"), MoveAnnotation(ply: 2, side: .light),
      MoveAnnotation(ply: 3, side: .dark, time: 3),
    ],
    variations: [Variation(ply: 3, moves: Move.list("c4"))],
    sessionChanges: [
      SessionChange(ply: 0, .mode(.dark, .manual)), SessionChange(ply: 1, .mode(.dark, .computer)),
      SessionChange(ply: 3, .reset),
    ],
    result: GameResult(margin: 2)
  )

  @Test func `moves annotations, variations and session changes with the moves`() throws {
    let passed = try #require(Self.full.applying(.insertPass(beforePly: 2, side: .light)))
    #expect(passed.annotations.map(\.ply) == [1, 2, 3, 4])
    // A pass names its side like the moves around it.
    #expect(passed.annotation(ofPly: 2) == MoveAnnotation(ply: 2, side: .light))
    #expect(passed.variations.map(\.ply) == [4])
    #expect(passed.sessionChanges.map(\.ply) == [0, 1, 4])
    let ended = try #require(Self.full.applying(.insertPass(beforePly: 4, side: .light)))
    #expect(ended.sessionChanges.map(\.ply) == [0, 1, 4])
    let removed = try #require(Self.full.applying(.removeMoves(2...2)))
    #expect(removed.moves == Move.list("f5c3"))
    #expect(removed.annotations.map(\.ply) == [1, 2])
    #expect(removed.annotation(ofPly: 2)?.time == 3)
    #expect(removed.variations.map(\.ply) == [2])
    #expect(removed.sessionChanges.map(\.ply) == [0, 1, 2])
  }

  @Test func `is not made if a comment or a variation would be lost`() {
    #expect(Self.full.applying(.removeMoves(1...1)) == nil)
    #expect(Self.full.applying(.removeMoves(2...3)) == nil)
    #expect(Self.full.applying(.insertPass(beforePly: 3, side: .dark)) == nil)
    for glyph in [1, 2] as [UInt8] {
      let annotation = MoveAnnotation(ply: 2, glyphs: [glyph])
      let record = ReversiRecord(moves: Move.list("f5--d6"), annotations: [annotation])
      #expect(record.applying(.removeMoves(2...2)) == nil)
    }
  }

  @Test func `corrects the sides of the moves after a pass that is removed`() throws {
    let sides: [Disk] = [.dark, .light, .dark]
    let record = ReversiRecord(
      moves: Move.list("f5--d6"),
      annotations: sides.enumerated().map { MoveAnnotation(ply: $0 + 1, side: $1) }
    )
    let removed = try #require(record.applying(.removeMoves(2...2)))
    #expect(removed.annotations.map(\.side) == [.dark, .light])
    // The last move is of neither side.
    var other = record
    other.moves = Move.list("f5--d6a1")
    other.annotations.append(MoveAnnotation(ply: 4, side: .light))
    #expect(other.applying(.removeMoves(2...2)) == nil)
  }

  @Test func `replaces the result, named sides and the side to move`() {
    let result = GameResult(margin: -4)
    #expect(Self.full.applying(.setResult(result))?.result == result)
    let sides = Self.full.applying(.setSides([.light, nil, nil]))?.annotations.map(\.side)
    #expect(sides == [.light, .light, .dark])
    for turn in [Disk.light, nil] {
      #expect(Self.full.applying(.setTurn(turn))?.start.turn == turn)
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `that removes a pass is undone by one that inserts it`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let start = Position.initial(size: try #require(BoardSize(width: 4, height: 4)))
    let record = ReversiRecord(start: start, moves: start.randomGame(using: &generator))
    for (index, move) in record.moves.enumerated() where move == .pass {
      let side = try #require(Replay(record).steps.first { $0.ply == index + 1 }).side
      let without = try #require(record.applying(.removeMoves(index + 1...index + 1)))
      #expect(without.applying(.insertPass(beforePly: index + 1, side: side)) == record)
    }
  }
}
