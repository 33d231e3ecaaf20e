import GameRecords
import ReversiRules

/// The result, which may appear in tags, after the moves and in a comment of Edax.
extension PGNReader {
  /// Adds the facts of a result that are not known yet.
  private mutating func declare(_ other: GameResult, at range: Range<Int>) {
    let place = SourceRange(range)
    let known = record.declared
    parts.append((.result, place))
    if known.score == nil, other.score != nil { parts.append((.score, place)) }
    if known.winner == nil, other.winner != nil { parts.append((.winner, place)) }
    record.declared.score = known.score ?? other.score
    record.declared.winner = known.winner ?? other.winner
    record.declared.ending = known.ending ?? other.ending
  }

  /// Reports a result that names only the winner, unless the game ended early.
  mutating func noteChessResult() {
    guard let result = record.result, result.winner != nil, result.score == nil,
      [nil, .playedOut].contains(result.ending),
      let place = parts.first(where: { $0.part == .result })?.range.bytes
    else { return }
    let meaning = result.winner == .tie ? "a tie" : "the winner"
    let message = "\(DisplayText.quote(bytes[place])) states \(meaning), but not the score"
    let help = "write the disk counts of Black and White, for example 39-25"
    findings.add(.pgnChessResult, message, help: help, at: place)
  }

  // MARK: - After the moves

  /// Reads the result after the moves, and adds its facts to those of the tags unless the two
  /// contradict each other.
  mutating func readResult(at range: Range<Int>) {
    let isOpen = source[range].elementsEqual("*".utf8)
    let tail = isOpen ? GameResult() : ResultSpelling.result(source[range])
    guard outerLines.isEmpty, !isAfterResult, let tail else { return refuse(at: range) }
    isAfterResult = true
    if isOpen { return }
    if let result = record.result, !result.agrees(with: tail) {
      findings.add(
        .pgnResultTail,
        "the result \(DisplayText.quote(bytes[range])) differs from the tag",
        at: range,
        repair: repairOfTail(with: result)
      )
      parts.append((.result, SourceRange(range)))
    } else {
      declare(tail, at: range)
    }
  }

  /// The result of the tag counts; that is safe if it matches the final board.
  private func repairOfTail(with result: GameResult) -> Repair? {
    let attempt = ReplayAttempt(line.moves, from: record.start, record.passMarks)
    guard attempt.isComplete, let outcome = attempt.replay.outcome else { return .guessing }
    let isOfBoard = [outcome.withEmpties, outcome.raw].contains { score in
      result.agrees(with: GameResult(score: score))
    }
    // If the tag does not match the board either, both are wrong.
    return isOfBoard ? .rewriting : nil
  }

  // MARK: - Edax

  /// Reads the comment with which Edax ends an unfinished game as a result.
  mutating func readEdaxResult(at range: Range<Int>) -> Bool {
    guard outerLines.isEmpty, !isAfterResult, !line.moves.isEmpty, record.result == nil,
      PGNComment.isUnfinished(source[range]),
      let star = bytes[grammar.offset...].firstIndex(where: { !WhiteSpace.isBlank($0) }),
      bytes[star] == UInt8(ascii: "*")
    else { return false }
    findings.add(
      .pgnEdaxResult,
      "\(DisplayText.quote(source[range])) is how Edax marks an unfinished game",
      help: "write [Termination \"unterminated\"] instead",
      at: range,
      repair: .rewriting
    )
    declare(GameResult(ending: .unfinished), at: range)
    return true
  }
}
