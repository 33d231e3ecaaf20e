public import ReversiRules

/// A computer player that looks ahead.
///
/// It looks at the moves that both sides may make, a few placements deep, and estimates who is
/// ahead after them. When few squares are empty, it looks ahead to the end of the game, so that its
/// choice is perfect: no other move wins by more disks, or loses by fewer.
///
/// A search is synchronous and takes about a second at most; run it outside the main actor. It ends
/// early if the task is cancelled. What it finds depends only on the position, the strength and the
/// seed, not on time or on the machine.
public struct GameSearch: Hashable, Sendable {
  /// How far the search looks ahead.
  public let strength: Strength

  /// The number that determines which of several good moves is chosen.
  public let seed: UInt64?

  /// Creates a search.
  /// - Parameters:
  ///   - strength: how far it looks ahead.
  ///   - seed: a number that determines which of several equally or nearly equally good moves is
  ///     chosen, so that games differ; without one, it is the move that seems best.
  public init(strength: Strength, seed: UInt64? = nil) {
    self.strength = strength
    self.seed = seed
  }

  /// Returns a good square for the side to move, or `nil` if that side cannot place a disk.
  ///
  /// If the task is cancelled, returns the best square found so far.
  public func bestMove(in position: Position) -> Square? {
    guard var search = RootSearch(position, strength: strength) else { return nil }
    if search.moves.count > 1 { search.run(all: false) }
    let best = search.bestMoves.map(\.square)
    guard let seed, !best.isEmpty else { return best.first }
    let choice = SplitMix.mixed(search.key ^ SplitMix.mixed(seed))
    return best.sorted()[Int(choice % UInt64(best.count))]
  }

  /// Returns what each legal move of the side to move leads to, the best first.
  ///
  /// Finding the values of all moves takes more work than finding the best move, so that the search
  /// looks less far ahead. If the task is cancelled, returns the values found so far.
  public func evaluations(in position: Position) -> [MoveEvaluation] {
    guard var search = RootSearch(position, strength: strength) else { return [] }
    search.run(all: true)
    return search.moves.map { move in
      MoveEvaluation(square: move.square, score: move.score, isExact: move.isExact)
    }
  }
}

/// What a move leads to.
public struct MoveEvaluation: Hashable, Sendable {
  /// Where the disk is placed.
  public let square: Square

  /// The disks of the side that makes the move minus those of the other side, at the end of the
  /// game.
  ///
  /// Empty squares count for neither side.
  public let disks: Int

  /// Whether ``disks`` is what perfect play of both sides leads to, not an estimate.
  public let isExact: Bool
}

extension MoveEvaluation {
  /// Rounds a score in hundredths of a disk.
  init(square: Square, score: Int, isExact: Bool) {
    self.init(square: square, disks: (score + (score < 0 ? -50 : 50)) / 100, isExact: isExact)
  }
}
