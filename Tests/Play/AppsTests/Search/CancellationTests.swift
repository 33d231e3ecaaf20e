@testable import Apps
import ReversiRules
import TestSupport
import Testing

@Suite struct `A cancelled search` {
  @Test(arguments: [.standard, size(16, 16)])
  func `returns a legal move at once`(size: BoardSize) async throws {
    let position = Position.random(size: size, emptyCount: size.squareCount / 2, seed: 3)
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      let start = ContinuousClock.now
      let move = GameSearch(strength: strength(10)).bestMove(in: position)
      return (move, start.duration(to: .now))
    }
    let (move, duration) = await search.value
    #expect(position.legalMoves.contains(try #require(move)))
    #expect(duration < .milliseconds(200))
  }

  @Test func `returns the evaluations of all moves`() async {
    let position = Position.random(emptyCount: 14, seed: 3)
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return GameSearch(strength: strength(10)).evaluations(in: position)
    }
    let evaluations = await search.value
    #expect(Set(evaluations.map(\.square)) == Set(position.legalMoves))
    #expect(evaluations.allSatisfy { !$0.isExact })
  }

  @Test func `stops after at most 32 positions`() async throws {
    let node = try #require(SearchNode(.random(emptyCount: 40, seed: 3)))
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var search = Search(size: .standard, workLimit: .max)
      #expect(throws: SearchStop.cancellation) {
        try search.score(of: node, depth: 60, alpha: -Search.infinity, beta: Search.infinity)
      }
      return search.nodeCount
    }
    #expect(await search.value <= 32)
  }
}
