import GameRecords
import RecordValidation
import ReversiRules
import TestSupport
import Testing

@Suite struct `The moves of a record` {
  struct Case: CustomTestStringConvertible {
    let moves: String
    let findings: [String]
    let message: String
    let help: String?
    var testDescription: String { moves }

    init(_ moves: String, _ findings: [String], _ message: String, help: String?) {
      self.moves = moves
      self.findings = findings
      self.message = message
      self.help = help
    }
  }

  static let table: [Case] = [
    Case(
      "f5i1",
      ["5:3 off-board at ply 2"],
      "i1 is not on the board, which has 8×8 squares",
      help: "legal for light: f4 d6 f6"
    ),
    Case(
      "f5f5",
      ["5:3 occupied-square at ply 2"],
      "f5 already has a dark disk",
      help: "legal for light: f4 d6 f6"
    ),
    Case(
      "f5d4",
      ["5:3 occupied-square at ply 2"],
      "d4 already has a light disk",
      help: "legal for light: f4 d6 f6"
    ),
    Case(
      "a1",
      ["5:1 illegal-move at ply 1"],
      "a dark disk on a1 flips no disk",
      help: "legal for dark: d3 c4 f5 e6"
    ),
    // Moves after one that cannot be played are not judged.
    Case(
      "a1a1--i9d3",
      ["5:1 illegal-move at ply 1"],
      "a dark disk on a1 flips no disk",
      help: "legal for dark: d3 c4 f5 e6"
    ),
    Case(
      blocked + "a3",
      ["5:17 missing-pass at ply 9"],
      "dark cannot move and must pass before a3",
      help: "write a pass before this move"
    ),
    Case(
      blocked + "a3a3",
      ["5:17 missing-pass at ply 9", "5:19 occupied-square at ply 10"],
      "dark cannot move and must pass before a3",
      help: "write a pass before this move"
    ),
    Case(
      "f5--d6c3",
      ["5:3 surplus-pass at ply 2"],
      "light passes although it can move",
      help: "legal for light: f4 d6 f6"
    ),
    Case(
      "--",
      ["5:1 surplus-pass at ply 1"],
      "dark passes although it can move",
      help: "legal for dark: d3 c4 f5 e6"
    ),
    Case(
      "--e3",
      ["5:1 surplus-pass at ply 1"],
      "dark passes although it can move",
      help: "legal for dark: d3 c4 f5 e6"
    ),
    Case(
      over + "a1",
      ["5:19 moves-after-end at ply 10"],
      "the game is over, but 1 move follows",
      help: nil
    ),
    Case(
      over + "----d4",
      ["5:19 moves-after-end at ply 10"],
      "the game is over, but 3 moves follow",
      help: nil
    ),
  ]

  @Test(arguments: table)
  func `have their finding at the first wrong one`(example: Case) throws {
    let parsed = placed(ReversiRecord(moves: Move.list(example.moves)))
    #expect(findings(parsed) == example.findings)
    let finding = try #require(Validator().validate(parsed).findings.first)
    #expect(finding.message == example.message)
    #expect(finding.help == example.help)
    let ply = try #require(finding.place.ply)
    #expect(
      finding.position == ShownPosition(Position.after(String(example.moves.prefix(2 * ply - 2))))
    )
    let move = Move.list(example.moves)[ply - 1]
    #expect(finding.place.square ?? "pass" == move.description)
    #expect(finding.place.length == 2)
  }

  @Test(arguments: [
    (0, "--", true), (0, "----", true), (0, "a1", true), (0, "a1b1--", true),
    // The first moves of the game, repeated.
    (3, "", true), (3, "a1", true), (4, "", false), (4, "a1", false), (5, "", false),
  ])
  func `after the end are removed unless they are a game`(
    again: Int,
    rest: String,
    isRemoved: Bool
  ) throws {
    let size = try #require(BoardSize(width: 4, height: 4))
    let start = Position.initial(size: size)
    var generator = SeededGenerator(seed: 1)
    var game: [Move] = []
    while game.count(where: { $0 != .pass }) < 12 { game = start.randomGame(using: &generator) }
    let moves = game + game.prefix(again) + Move.list(rest)
    let parsed = placed(ReversiRecord(start: start, moves: moves))
    let finding = try #require(Validator().validate(parsed).findings.last)
    #expect(finding.rule.name == "moves-after-end")
    // Somebody wrote down the placements: only passes are certainly meaningless there.
    let removal = Repair.change(
      .removeMoves(game.count + 1...moves.count),
      isSafe: moves[game.count...].allSatisfy { $0 == .pass }
    )
    #expect(finding.repair == (isRemoved ? removal : nil))
    #expect((finding.help == nil) == isRemoved)
  }

  @Test(arguments: [("--", true), ("----", true), ("a1", false), ("--a1", false)])
  func `after an early end are removed only by guessing`(rest: String, isSafe: Bool) throws {
    let parsed = placed(ReversiRecord(moves: Move.list(over + rest)))
    let finding = try #require(Validator().validate(parsed).findings.last)
    let plies = 10...9 + rest.count / 2
    #expect(finding.repair == .change(.removeMoves(plies), isSafe: isSafe))
  }

  struct Sides: CustomTestStringConvertible {
    let moves: String
    let sides: [(Int, Disk)]
    let findings: [String]
    var testDescription: String { moves + " \(sides)" }

    init(_ moves: String, _ sides: [(Int, Disk)], _ findings: [String]) {
      self.moves = moves
      self.sides = sides
      self.findings = findings
    }
  }

  static let sides: [Sides] = [
    Sides("f5d6c3", [(1, .dark), (2, .light), (3, .dark)], []),
    Sides("f5d6c3", [(1, .light)], ["5:1 wrong-turn at ply 1"]),
    Sides("f5d6c3", [(3, .light)], ["5:5 wrong-turn at ply 3"]),
    Sides("f5e6", [(2, .dark)], ["5:3 wrong-turn at ply 2"]),
    Sides("f5e6", [(2, .light)], ["5:3 illegal-move at ply 2"]),
    // One wrong turn shifts all that follow.
    Sides(
      "f5d6c3",
      [(1, .dark), (2, .dark), (3, .light)],
      ["5:3 wrong-turn at ply 2"]
    ),
    Sides(blocked + "--a3", [(9, .dark), (10, .light)], []),
    Sides(blocked + "--a3", [(9, .light)], ["5:17 wrong-turn at ply 9"]),
    // A missing pass shifts nothing if the sides are named.
    Sides(blocked + "a3", [(8, .light), (9, .light)], ["5:17 missing-pass at ply 9"]),
    Sides("f5--d6c3", [(1, .dark), (3, .light), (4, .dark)], ["5:3 surplus-pass at ply 2"]),
    Sides("f5--d6c3", [(4, .light)], ["5:3 surplus-pass at ply 2", "5:7 wrong-turn at ply 4"]),
    // It is unknown whose illegal move it was.
    Sides("f5f5", [(2, .dark)], ["5:3 occupied-square at ply 2"]),
  ]

  @Test(arguments: sides)
  func `are made by the side to move`(example: Sides) {
    var record = ReversiRecord(moves: Move.list(example.moves))
    record.annotations = example.sides.map { MoveAnnotation(ply: $0.0, side: $0.1) }
    #expect(findings(placed(record)) == example.findings)
  }

  @Test func `name the side that should have moved`() {
    var record = ReversiRecord(moves: Move.list("f5d6"))
    record.annotations = [MoveAnnotation(ply: 2, side: .dark)]
    let findings = Validator().validate(placed(record)).findings
    #expect(findings.map(\.message) == ["the record gives d6 to dark, but it is light's turn"])
    #expect(findings.map(\.position) == [ShownPosition(Position.after("f5"))])
  }
}
