import Flipbook

/// The totals that replaying the benchmark's games must give.
struct GameTotals: Equatable {
  var moves = 0
  var disks = DiskCounts(dark: 0, light: 0)
  var finished = 0

  /// The totals of the games from the benchmark's seed.
  static let expected = GameTotals(
    moves: 6_041_694,
    disks: DiskCounts(dark: 3_155_087, light: 3_241_880),
    finished: 100_000
  )
}

extension GameTotals {
  /// Replays every game from the start and adds up the results.
  init(replaying games: [[Move]]) {
    for moves in games {
      var position = Position.initial
      self.moves += position.play(contentsOf: moves)
      let counts = position.board.counts
      disks.dark += counts.dark
      disks.light += counts.light
      if position.turn == nil { finished += 1 }
    }
  }
}

/// Returns random complete games with passes, the same for the same seed.
func randomGames(_ count: Int, seed: UInt64) -> [[Move]] {
  var generator = SplitMix64(state: seed)
  return (0..<count).map { _ in
    var position = Position.initial
    var moves: [Move] = []
    while position.turn != nil {
      let legal = Array(position.legalMoves)
      let move: Move =
        legal.isEmpty ? .pass : .placement(legal[Int(generator.next() % UInt64(legal.count))])
      guard (try? position.play(move)) != nil else { break }
      moves.append(move)
    }
    return moves
  }
}

/// The SplitMix64 generator, which gives the same numbers in every run and with every standard
/// library.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}
