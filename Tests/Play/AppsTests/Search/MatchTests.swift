import Apps
import ReversiRules
import TestSupport
import Testing

/// Plays games with the same random openings for both sides.
@Suite struct `In a match` {
  @Test(arguments: Effort.isFull ? [(3, 1), (5, 3), (6, 4)] : [(3, 1), (5, 3)])
  func `a stronger search beats a weaker one`(stronger: Int, weaker: Int) {
    let lead = totalLead(games: 12) { position, isFirst, game, _ in
      let strength = strength(isFirst ? stronger : weaker)
      return GameSearch(strength: strength, seed: game).bestMove(in: position)
    }
    #expect(lead > 12 * 10)
  }

  /// Boards with strengths of searches; on a large board, a strong search takes long.
  static let searches: [(BoardSize, Int)] = {
    let sizes: [BoardSize] = [.standard, size(4, 6), size(6, 6), size(10, 8)]
    return sizes.map { ($0, 2) } + sizes.prefix(Effort.count(3, all: 4)).map { ($0, 4) }
  }()

  @Test(arguments: searches)
  func `a search beats random moves`(size: BoardSize, number: Int) {
    let lead = totalLead(games: 16, size: size) { position, isFirst, game, generator in
      guard isFirst else { return Array(position.legalMoves).randomElement(using: &generator) }
      return GameSearch(strength: strength(number), seed: game).bestMove(in: position)
    }
    #expect(lead > 16 * size.squareCount / 10)
  }

  /// Returns the disks by which the first of two players leads at the end of all games together.
  private func totalLead(
    games: UInt64,
    size: BoardSize = .standard,
    player: (Position, _ isFirst: Bool, _ game: UInt64, inout SeededGenerator) -> Square?
  ) -> Int {
    (0..<games).reduce(0) { sum, game in
      var generator = SeededGenerator(seed: game / 2)
      var position = Position.initial(size: size)
      for _ in 0..<4 { position.playRandomly(using: &generator) }
      let first: Disk = game.isMultiple(of: 2) ? .dark : .light
      while let turn = position.turn {
        position.play(player(position, turn == first, game, &generator))
      }
      let counts = position.board.counts
      return sum + counts[first] - counts[first.opponent]
    }
  }
}
