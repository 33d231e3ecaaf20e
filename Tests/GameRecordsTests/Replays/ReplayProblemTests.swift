import GameRecords
import ReversiRules
import TestSupport
import Testing

/// The game after which dark is blocked and light can play a3, b4 or d6.
private let blocked = "d3c3f5d2d1e1b2c1"
/// The game that leaves no light disk.
private let over = "f5d6c5f6e7f4g5e6e3"

@Suite struct `An attempt to replay` {
  struct Case: CustomTestStringConvertible {
    let moves: String
    let problems: [String]
    let played: String
    let isComplete: Bool
    var start = Position.initial

    var testDescription: String { moves }
  }

  static let table: [Case] = [
    Case(moves: "f5d6", problems: [], played: "f5d6", isComplete: true),
    Case(
      moves: "f5i1c5",
      problems: ["ply 2: i1 is not on the board"],
      played: "f5",
      isComplete: false
    ),
    Case(moves: "f5f5c5", problems: ["ply 2: f5 is occupied"], played: "f5", isComplete: false),
    Case(moves: "a1", problems: ["ply 1: a1 flips no disk"], played: "", isComplete: false),
    Case(
      moves: "--d3",
      problems: ["ply 1: pass is not allowed while a move exists"],
      played: "d3",
      isComplete: true
    ),
    Case(
      moves: "f5--",
      problems: ["ply 2: pass is not allowed while a move exists"],
      played: "f5",
      isComplete: true
    ),
    Case(
      moves: "--e3d3",
      problems: ["ply 1: pass is not allowed while a move exists"],
      played: "",
      isComplete: false
    ),
    Case(
      moves: "----d3",
      problems: ["ply 1: pass is not allowed while a move exists"],
      played: "",
      isComplete: false
    ),
    Case(
      moves: "--d3--c3a1",
      problems: [
        "ply 1: pass is not allowed while a move exists",
        "ply 3: pass is not allowed while a move exists", "ply 5: a1 flips no disk",
      ],
      played: "d3c3",
      isComplete: false
    ),
    Case(
      moves: blocked + "a3",
      problems: ["ply 9: a3 follows a pass that is not written"],
      played: blocked + "--a3",
      isComplete: true
    ),
    Case(
      moves: blocked + "a3a3",
      problems: ["ply 9: a3 follows a pass that is not written", "ply 10: a3 is occupied"],
      played: blocked + "--a3",
      isComplete: false
    ),
    Case(moves: blocked + "--a3", problems: [], played: blocked + "--a3", isComplete: true),
    // This is not legal for light either.
    Case(
      moves: blocked + "h8",
      problems: ["ply 9: h8 flips no disk"],
      played: blocked,
      isComplete: false
    ),
    Case(
      moves: over + "a1b1",
      problems: ["ply 10: a1 is after the end of the game"],
      played: over,
      isComplete: false
    ),
    Case(
      moves: over + "--",
      problems: ["ply 10: pass is after the end of the game"],
      played: over,
      isComplete: false
    ),
    Case(
      moves: "d3",
      problems: ["ply 1: d3 is after the end of the game"],
      played: "",
      isComplete: false,
      start: Position(board: .initial(), turn: nil)
    ),
    Case(
      moves: "e3",
      problems: [],
      played: "e3",
      isComplete: true,
      start: Position(board: .initial(), turn: .light)
    ),
  ]

  @Test(arguments: table)
  func `reports problems and plays the rest`(example: Case) {
    let attempt = ReplayAttempt(
      ReversiRecord(start: example.start, moves: Move.list(example.moves))
    )
    #expect(attempt.problems.map(\.description) == example.problems)
    #expect(attempt.replay.moves == Move.list(example.played))
    #expect(attempt.isComplete == example.isComplete)
    #expect(Array(attempt.replay.steps).last?.after ?? example.start == attempt.replay.end)
  }

  @Test func `counts the moves after the end`() {
    let problems = ReplayAttempt(ReversiRecord(moves: Move.list(over + "a1b1--"))).problems
    #expect(problems.map(\.kind) == [.afterEnd(moves: 3)])
  }

  @Test func `has the position of a problem`() throws {
    let attempt = ReplayAttempt(ReversiRecord(moves: Move.list(blocked + "a3")))
    let problem = try #require(attempt.problems.first)
    #expect(problem.position.turn == .dark)
    #expect(problem.position.mustPass)
    #expect(problem.position == attempt.replay.position(afterPly: 8))
  }

  @Test(arguments: 0..<100 as Range<UInt64>, replaySizes)
  func `supplies every pass that is left out`(seed: UInt64, size: BoardSize) {
    var generator = SeededGenerator(seed: seed)
    let start = Position.initial(size: size)
    let moves = start.randomGame(using: &generator)
    let written = moves.filter { $0 != .pass }
    let attempt = ReplayAttempt(ReversiRecord(start: start, moves: written))
    #expect(attempt.replay.moves == moves)
    #expect(attempt.isComplete)
    #expect(attempt.problems.count == moves.count - written.count)
    #expect(attempt.problems.allSatisfy { $0.kind == .missingPass })
    var next = 1
    for (index, move) in moves.enumerated() {
      #expect(attempt.replay.recordPly(ofPly: index + 1) == (move == .pass ? nil : next))
      if move != .pass { next += 1 }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>, replaySizes)
  func `skips a pass that is not allowed`(seed: UInt64, size: BoardSize) throws {
    var generator = SeededGenerator(seed: seed)
    let start = Position.initial(size: size)
    let moves = start.randomGame(using: &generator)
    let index = try #require(
      moves.indices.filter { moves[$0] != .pass }.randomElement(using: &generator)
    )
    var written = moves
    written.insert(.pass, at: index)
    let attempt = ReplayAttempt(ReversiRecord(start: start, moves: written))
    #expect(attempt.problems.map(\.kind) == [.surplusPass])
    #expect(attempt.problems.map(\.ply) == [index + 1])
    #expect(attempt.isComplete)
    #expect(attempt.replay.moves == moves)
    for ply in 1...moves.count {
      #expect(attempt.replay.recordPly(ofPly: ply) == (ply > index ? ply + 1 : ply))
    }
  }
}
