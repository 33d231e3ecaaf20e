package import GameRecords
package import RecordQueries
import ReversiRules

extension ReversiFigures: GameFigures {
  package typealias Record = ReversiRecord

  package mutating func add(_ parsed: ParsedRecord) -> CountedRecord {
    let start = parsed.contents.start
    let attempt = ReplayAttempt(
      parsed.contents.moves,
      from: start,
      parsed.contents.passMarks,
      flips: &scratch.flips
    )
    let outcome = attempt.replay.outcome
    if outcome == nil, let winner = parsed.contents.result?.declaredWinner { declared.add(winner) }
    let size = start.board.size
    var counted = CountedRecord(
      width: size.width,
      height: size.height,
      hasMoves: !parsed.contents.moves.isEmpty,
      isIllegal: false
    )
    guard counted.hasMoves else { return counted }
    counted.isIllegal =
      !attempt.problems.isEmpty && attempt.problems.contains { $0.kind != .missingPass }
    add(attempt.replay, outcome)
    add(parsed.contents.players.dark.name, PlayerScore(of: .dark, outcome))
    add(parsed.contents.players.light.name, PlayerScore(of: .light, outcome))
    return counted
  }

  /// Counts a game as far as the rules allow.
  private mutating func add(_ replay: Replay, _ outcome: Outcome?) {
    let passes = scratch.flips.count { $0 == 0 }
    lengths.add(scratch.flips.count - passes)
    self.passes += passes
    if passes > 0 { gamesWithPasses += 1 }
    flips.add(scratch.flips)
    if let outcome { results.add(outcome) }
    guard replay.start.isUsual else {
      otherStarts += 1
      return
    }
    replay.forEachMove { move in
      if case .placement(let square) = move {
        let first = FirstMove(square: square, size: replay.start.board.size)
        firstTally.add(GameCount(games: 1), for: first, limit: options.limit)
      }
      return false
    }
    if let named = replay.opening {
      namedTally.add(SideScore(of: .dark, outcome), for: named.name, limit: options.limit)
    }
    guard let opening = Opening(replay, plies: openingPlies) else { return }
    openingTally.add(SideScore(of: .dark, outcome), for: opening, limit: options.limit)
  }

  private mutating func add(_ player: String?, _ score: PlayerScore) {
    guard let player, !player.isEmpty else { return }
    playerTally.add(score, for: player, limit: options.limit)
  }

  package mutating func add(_ other: ReversiFigures) {
    if let plies = other.countedOpeningPlies {
      precondition(
        (countedOpeningPlies ?? plies) == plies,
        "openings have the same number of plies"
      )
      openingPlies = plies
    }
    for section in Self.sections { section.add(other, to: &self) }
  }
}
