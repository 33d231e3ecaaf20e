@testable import Apps
import ReversiRules
import TestSupport
import Testing

@Suite struct `The estimate of a position` {
  @Test(arguments: [.standard, size(6, 6), size(10, 10)])
  func `is related to the result of perfect play`(size: BoardSize) throws {
    let evaluation = Evaluation(size: size)
    var (products, squaredEstimates, squaredResults) = (0, 0, 0)
    for seed in 0..<40 as Range<UInt64> {
      let position = Position.random(size: size, emptyCount: 8, seed: seed)
      let node = try #require(SearchNode(position))
      let evaluations = GameSearch(strength: strength(6)).evaluations(in: position)
      guard let best = evaluations.first else { continue }
      #expect(best.isExact)
      let estimate = evaluation.score(of: node) / 100
      products += estimate * best.disks
      squaredEstimates += estimate * estimate
      squaredResults += best.disks * best.disks
    }
    // The cosine of the angle between the estimates and the results.
    let similarity =
      Double(products) / (Double(squaredEstimates) * Double(squaredResults)).squareRoot()
    #expect(similarity > 0.6)
  }

  @Test(arguments: [.standard, size(8, 10)])
  func `is the same for all symmetric positions`(size: BoardSize) throws {
    for seed in 0..<5 as Range<UInt64> {
      let position = Position.random(size: size, emptyCount: size.squareCount / 2, seed: seed)
      let score = Evaluation(size: size).score(of: try #require(SearchNode(position)))
      for symmetry in Symmetry.all {
        let image = Position(board: symmetry.image(of: position.board), turn: position.turn)
        let evaluation = Evaluation(size: image.board.size)
        #expect(evaluation.score(of: try #require(SearchNode(image))) == score)
      }
    }
  }

  @Test func `is at most the number of squares`() throws {
    for size in [size(4, 4), .standard, size(16, 16)] {
      for emptyCount in [size.squareCount - 5, size.squareCount / 2, 1] {
        let position = Position.random(size: size, emptyCount: emptyCount, seed: 2)
        for evaluation in GameSearch(strength: strength(1)).evaluations(in: position) {
          #expect(abs(evaluation.disks) <= size.squareCount)
        }
      }
    }
  }
}

@Suite struct `The key of a position` {
  @Test func `depends on every disk and on whose disks they are`() throws {
    var keys: [UInt64: SearchNode] = [:]
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var position = Position.initial
      while let turn = position.turn {
        // The same position has the same key; the same board with the other side to move has not.
        for side in [turn, turn.opponent] {
          let node = try #require(SearchNode(Position(board: position.board, turn: side)))
          if let known = keys.updateValue(node, forKey: node.key) {
            #expect(known.own == node.own && known.opposing == node.opposing)
          }
        }
        position.playRandomly(using: &generator)
      }
    }
    #expect(keys.count > 1000)
  }
}
