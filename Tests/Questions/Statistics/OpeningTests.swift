import Flipbook
@testable import Games
@testable import RecordQueries
import TestSupport
import Testing

@Suite struct OpeningTests {
  static let sizes = [(8, 8), (4, 4), (6, 6), (10, 10), (16, 16), (8, 6), (10, 16)]

  private static func size(_ lengths: (Int, Int)) -> BoardSize {
    BoardSize(width: lengths.0, height: lengths.1) ?? .standard
  }

  @Test(arguments: sizes)
  func `is the same in every orientation that preserves the start`(
    lengths: (Int, Int)
  ) throws {
    var generator = SeededGenerator(seed: 71)
    let size = Self.size(lengths)
    let start = Position.initial(size: size)
    let symmetries = Symmetry.all.filter {
      $0.image(of: size) == size && $0.image(of: start.board) == start.board
    }
    #expect(symmetries.count == (lengths.0 == lengths.1 ? 4 : 2))
    for _ in 0..<30 {
      let moves = start.randomGame(using: &generator)
      let images = try symmetries.map { symmetry in
        let image = moves.map { move -> Move in
          guard case .placement(let square) = move else { return move }
          return .placement(symmetry.image(of: square, on: size))
        }
        return try Replay(ReversiRecord(start: start, moves: image))
      }
      for plies in [1, 5, 8, 9, 32] where plies <= moves.count {
        let openings = images.map { Opening($0, plies: plies) }
        #expect(Set(openings).count == 1)
        let opening = try #require(openings.first ?? nil)
        #expect(opening.size == size)
        #expect(images.contains { Array($0.moves.prefix(plies)) == opening.moves })
        let first = Square(x: size.width / 2 + 1, y: size.height / 2)
        if lengths.0 == lengths.1 { #expect(opening.moves.first == first.map(Move.placement)) }
      }
      // Different games have different openings.
      #expect(Set(images.map(\.moves)).count == symmetries.count)
    }
  }

  @Test(arguments: ["f5d6c3", "e6f4c3", "c4e3f6", "d3c5f6"])
  func `begins with f5`(moves: String) throws {
    let replay = try Replay(ReversiRecord(moves: Move.list(moves)))
    #expect(Opening(replay, plies: 3)?.moves == Move.list("f5d6c3"))
  }

  @Test func `has its passes, written or not`() throws {
    let replay = try Replay(
      ReversiRecord(moves: Move.list("d3c3f5d2d1e1b2c1d6"), passMarks: .implied)
    )
    let opening = try #require(Opening(replay, plies: 10))
    #expect(opening.moves[8] == .pass)
    #expect(opening.moves.count { $0 == .pass } == 1)
  }

  @Test func `is missing in a shorter game, or one from another position`() throws {
    let short = try Replay(ReversiRecord(moves: Move.list("f5d6")))
    #expect(Opening(short, plies: 2) != nil)
    #expect(Opening(short, plies: 3) == nil)
    let light = Position(board: .initial(), turn: .light)
    #expect(
      try Opening(Replay(ReversiRecord(start: light, moves: Move.list("f4"))), plies: 1) == nil
    )
  }

  @Test func `sorts before others with later moves`() throws {
    let openings = try ["f5f4", "f5d6", "f5f6"].map { moves in
      try #require(Opening(Replay(ReversiRecord(moves: Move.list(moves))), plies: 2))
    }
    #expect(openings.sorted().map { $0.moves[1].description } == ["f4", "d6", "f6"])
  }
}
