import Apps
import ReversiRules
import TestSupport
import Testing

/// Compares the search to the end of the game with a search that tries every line of play.
@Suite struct `Near the end, the search` {
  static let cases: [(size: BoardSize, emptyCounts: ClosedRange<Int>, seeds: Range<UInt64>)] = [
    (size(8, 8), 1...7, 0..<12),
    (size(4, 4), 1...8, 0..<12),
    (size(6, 6), 1...7, 0..<8),
    (size(4, 10), 1...6, 0..<4),
    (size(12, 6), 1...6, 0..<2),
    (size(16, 16), 1...5, 0..<2),
  ]

  @Test(arguments: cases)
  func `finds the results of perfect play of all moves`(
    size: BoardSize,
    emptyCounts: ClosedRange<Int>,
    seeds: Range<UInt64>
  ) throws {
    for emptyCount in emptyCounts {
      for seed in seeds {
        let position = Position.random(size: size, emptyCount: emptyCount, seed: seed)
        let turn = try #require(position.turn)
        let evaluations = GameSearch(strength: strength(5)).evaluations(in: position)
        #expect(Set(evaluations.map(\.square)) == Set(position.legalMoves))
        for evaluation in evaluations {
          #expect(evaluation.isExact)
          let result = -position.after(evaluation.square, by: turn).perfectResult
          #expect(
            evaluation.disks == result,
            "\(evaluation.square), \(turn) to move\n\(position.board)"
          )
        }
        #expect(evaluations.map(\.disks) == evaluations.map(\.disks).sorted(by: >))
      }
    }
  }

  @Test(arguments: cases)
  func `chooses a best move with any seed`(
    size: BoardSize,
    emptyCounts: ClosedRange<Int>,
    seeds: Range<UInt64>
  ) throws {
    for emptyCount in emptyCounts {
      for seed in seeds {
        let position = Position.random(size: size, emptyCount: emptyCount, seed: seed + 100)
        let evaluations = GameSearch(strength: strength(5)).evaluations(in: position)
        let best = evaluations.filter { $0.disks == evaluations[0].disks }.map(\.square)
        let search = GameSearch(strength: strength(5), seed: seed)
        if let move = search.bestMove(in: position) {
          #expect(best.contains(move))
        } else {
          #expect(position.legalMoves.isEmpty)
        }
      }
    }
  }

  @Test func `solves the whole game on the 4×4 board, which light wins by 8 disks`() {
    let start = Position.initial(size: size(4, 4))
    let evaluations = GameSearch(strength: strength(9)).evaluations(in: start)
    #expect(evaluations.map(\.disks) == [-8, -8, -8, -8])
    #expect(evaluations.allSatisfy { $0.isExact })
    #expect(start.perfectResult == -8)
  }

  @Test func `plays the 4×4 board perfectly as light`() {
    var generator = SeededGenerator(seed: 1)
    for seed in 0..<20 as Range<UInt64> {
      var position = Position.initial(size: size(4, 4))
      let search = GameSearch(strength: strength(10), seed: seed)
      while let turn = position.turn {
        if turn == .dark {
          position.playRandomly(using: &generator)
        } else {
          position.play(search.bestMove(in: position))
        }
      }
      let counts = position.board.counts
      #expect(counts.light - counts.dark >= 8)
    }
  }
}
