import GameRecords
import RecordValidation
import ReversiRules
import TestSupport
import Testing

@Suite struct `Moves on a mirrored board` {
  static let table: [(moves: String, findings: [String])] = [
    ("e3f3c5e2", ["5:1 mirrored-start at ply 1"]), ("d6c6f4d7", ["5:1 mirrored-start at ply 1"]),
    // Three moves may fit by chance.
    ("e3f3c5", ["5:1 illegal-move at ply 1"]),
    ("e3f3c5a1", ["5:1 illegal-move at ply 1"]), ("e3f3c5e3", ["5:1 illegal-move at ply 1"]),
    ("a1f3c5e2", ["5:1 illegal-move at ply 1"]), ("d3c3f5d2", []),
    ("f5e3f3c5e2", ["5:3 illegal-move at ply 2"]), ("e4e3f3c5", ["5:1 occupied-square at ply 1"]),
    ("--e3f3c5e2", ["5:1 surplus-pass at ply 1"]),
  ]

  @Test(arguments: table)
  func `are reported as such if all of them fit`(test: (moves: String, findings: [String])) {
    #expect(findings(placed(ReversiRecord(moves: Move.list(test.moves)))) == test.findings)
  }

  @Test(arguments: [8, 6, 10])
  func `can be those of a whole game with passes`(length: Int) throws {
    let size = try #require(BoardSize(width: length, height: length))
    let start = Position.initial(size: size)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<20 {
      let moves = start.randomGame(using: &generator)
      for symmetry in Symmetry.all {
        let isMirror = symmetry.image(of: start.board) != start.board
        var record = ReversiRecord(start: start)
        record.moves = moves.map { move in
          guard case .placement(let square) = move else { return move }
          return .placement(symmetry.image(of: square, on: size))
        }
        let expected = isMirror ? ["5:1 mirrored-start at ply 1"] : []
        #expect(findings(placed(record)) == expected)
        record.moves.removeAll { $0 == .pass }
        record.passMarks = .implied
        #expect(findings(placed(record)) == expected)
      }
    }
  }

  @Test func `are reported with the board that they fit`() throws {
    let record = ReversiRecord(moves: Move.list("e3f3c5e2"))
    let finding = try #require(Validator().validate(placed(record)).findings.first)
    #expect(
      finding.message
        == "e3 cannot be the first move, but all 4 moves fit a mirrored board, with dark on d4 and "
        + "e5, and the standard board if light begins"
    )
    #expect(finding.help == "mirror the moves (e3 becomes d3), or declare the start position")
    #expect(finding.position == ShownPosition(Position.initial))
    #expect(finding.place.square == "e3")
  }

  @Test func `are not searched in a file with sides or a start position`() {
    var record = ReversiRecord(moves: Move.list("e3f3c5e2"))
    record.annotations = [MoveAnnotation(ply: 1, side: .light)]
    #expect(findings(placed(record)) == ["5:1 wrong-turn at ply 1"])
    record.annotations = []
    record.start.turn = .light
    #expect(findings(placed(record)).isEmpty)
    record.start.turn = .dark
    record.start.board[.named("a1")] = .dark
    #expect(findings(placed(record)) == ["5:1 illegal-move at ply 1"])
  }
}
