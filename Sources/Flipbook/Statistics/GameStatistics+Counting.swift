public import GameRecords
import ReversiRules

extension GameStatistics {
  /// Counts a record that was read, but no findings about an input as a whole.
  public mutating func add(_ parsed: ParsedRecord) {
    guard parsed.isRecord || parsed.hasRecord else { return }
    records.total += 1
    guard parsed.hasRecord else {
      records.unreadable += 1
      return
    }
    if !parsed.findings.isEmpty, parsed.hasErrors { records.damaged += 1 }
    guard parsed.game == ReversiRecord.game else {
      records.others += 1
      return
    }
    let start = parsed.contents.start
    let size = start.board.size
    sizes.add(size.height << 5 | size.width)
    let attempt = ReplayAttempt(
      parsed.contents.moves,
      from: start,
      parsed.contents.passMarks,
      flips: &scratch.flips
    )
    let outcome = attempt.replay.outcome
    if outcome == nil, let winner = parsed.contents.result?.declaredWinner { declared.add(winner) }
    guard !parsed.contents.moves.isEmpty else {
      records.positions += 1
      return
    }
    if !attempt.problems.isEmpty, attempt.problems.contains(where: { $0.kind != .missingPass }) {
      records.illegal += 1
    }
    add(attempt.replay, outcome)
    add(parsed.contents.players.dark.name, PlayerScore(dark: SideScore(of: .dark, outcome)))
    add(parsed.contents.players.light.name, PlayerScore(light: SideScore(of: .light, outcome)))
  }

  /// Counts a record that was not read from an input.
  public mutating func add(_ record: ReversiRecord) {
    add(ParsedRecord(number: 1, record: record, source: SourceText(name: "", bytes: [])))
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
      if case .placement(let square) = move { addFirst(square, on: replay.start.board.size) }
      return false
    }
    guard let opening = Opening(replay, plies: openingPlies) else { return }
    openingTally.add(
      SideScore(of: .dark, outcome),
      for: opening,
      bytes: 0,
      limit: limits.openings
    )
  }

  private mutating func addFirst(_ square: Square, on size: BoardSize) {
    if size == .standard {
      firstSquares.add(Int(square.rawValue))
    } else {
      firstMovesElsewhere[FirstMove(square: square, size: size), default: 0] += 1
    }
  }

  private mutating func add(_ player: String?, _ score: PlayerScore) {
    guard let player, !player.isEmpty else { return }
    playerTally.add(score, for: player, bytes: player.utf8.count, limit: limits.players)
  }

  /// Adds the statistics of records that follow the ones counted here.
  ///
  /// - Precondition: The openings have the same number of plies.
  public mutating func add(_ other: GameStatistics) {
    precondition(openingPlies == other.openingPlies, "openings have the same number of plies")
    files += other.files
    unreadableFiles += other.unreadableFiles
    records += other.records
    passes += other.passes
    gamesWithPasses += other.gamesWithPasses
    lengths.add(other.lengths)
    flips.add(other.flips)
    results += other.results
    declared += other.declared
    otherStarts += other.otherStarts
    sizes.add(other.sizes)
    firstSquares.add(other.firstSquares)
    firstMovesElsewhere.merge(other.firstMovesElsewhere, uniquingKeysWith: +)
    openingTally.add(other.openingTally, bytes: { _ in 0 }, limit: limits.openings)
    playerTally.add(other.playerTally, bytes: \.utf8.count, limit: limits.players)
  }
}
