import GameRecords
import ReversiRules
import TestSupport
import Testing

@Suite struct `Keys of games` {
  static func image(_ record: ReversiRecord, _ symmetry: Symmetry) -> ReversiRecord {
    let size = record.start.board.size
    let start = Position(board: symmetry.image(of: record.start.board), turn: record.start.turn)
    let moves = record.moves.map { move -> Move in
      guard case .placement(let square) = move else { return move }
      return .placement(symmetry.image(of: square, on: size))
    }
    return ReversiRecord(start: start, moves: moves)
  }

  @Test func `are the same in every orientation, with or without passes`() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<100 {
      let record = ReversiRecord.random(using: &generator)
      let key = GameKey(of: record)
      for symmetry in Symmetry.all {
        var image = Self.image(record, symmetry)
        #expect(GameKey(of: image) == key)
        image.removePasses()
        #expect(GameKey(of: image) == key)
        #expect(ReplayAttempt(image).replay.end.board.counts.dark >= 0)
      }
    }
  }

  @Test func `of different games are different`() {
    var generator = SeededGenerator(seed: 42)
    var games: Set<[Move]> = []
    var keys: Set<GameKey> = []
    for _ in 0..<500 {
      let length = Int.random(in: 3...60, using: &generator)
      let moves = Array(Position.initial.randomGame(using: &generator).prefix(length))
      let orientations = Symmetry.all
        .map { Self.image(ReversiRecord(moves: moves), $0) }
        .filter { $0.start == .initial }
      #expect(orientations.count == 4)
      let isNew = orientations.allSatisfy { !games.contains($0.moves) }
      games.insert(moves)
      #expect(keys.insert(GameKey(of: ReversiRecord(moves: moves))).inserted == isNew)
    }
  }

  @Test func `depend on the start and the side to move`() {
    let moves = Move.list("d3")
    let starts = [
      Position.initial, Position(board: .initial(), turn: .light), .initial(size: .standard.wider),
    ]
    #expect(Set(starts.map { GameKey(of: ReversiRecord(start: $0, moves: moves)) }).count == 3)
  }

  @Test func `a symmetry maps different squares to different squares`() {
    for width in [4, 6, 8] {
      let size = BoardSize(width: width, height: 6) ?? .standard
      for symmetry in Symmetry.all {
        let image = symmetry.image(of: size)
        let squares = Set(size.squares.map { symmetry.image(of: $0, on: size) })
        #expect(squares == Set(image.squares))
      }
    }
    #expect(Set(Symmetry.all).count == 8)
  }
}

extension BoardSize {
  fileprivate var wider: BoardSize { BoardSize(width: width + 2, height: height) ?? self }
}
