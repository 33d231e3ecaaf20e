import GameRecords
import ReversiRules

/// The result, which may appear in tags, after the moves and in a comment of Edax.
extension PGNReader {
  /// Adds the facts of a result that are not known yet.
  private mutating func declare(_ other: GameResult, at range: Range<Int>) {
    parts.append((.result, SourceRange(range)))
    var result = record.result ?? GameResult()
    if result.score == nil, let score = other.score {
      result.score = score
      parts.append((.score, SourceRange(range)))
    }
    if result.winner == nil, let winner = other.winner {
      result.winner = winner
      parts.append((.winner, SourceRange(range)))
    }
    result.ending = result.ending ?? other.ending
    record.result = result
  }

  /// Reports a result that names only the winner, unless the game ended early.
  mutating func noteChessResult() {
    guard let result = record.result, result.winner != nil, result.score == nil,
      [nil, .playedOut].contains(result.ending),
      let place = parts.first(where: { $0.part == .result })?.range.bytes
    else { return }
    let meaning = result.winner == .tie ? "a tie" : "the winner"
    findings.add(
      .pgnChessResult,
      "\(DisplayText.quote(bytes[place])) states \(meaning), but not the score",
      help: "write the disk counts of Black and White, for example 39-25",
      at: place
    )
  }

  // MARK: - After the moves

  /// Reads the result after the moves, and adds its facts to those of the tags unless the two
  /// contradict each other.
  mutating func readResult(at range: Range<Int>) -> Bool {
    let isOpen = slice(range).elementsEqual("*".utf8)
    let tail = isOpen ? GameResult() : ResultSpelling.result(slice(range))
    guard outerLines.isEmpty, !isAfterResult, let tail else {
      return refuse(at: range.lowerBound)
    }
    isAfterResult = true
    if isOpen { return true }
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
    return true
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
      PGNComment.isUnfinished(slice(range)),
      let star = bytes[grammar.offset...].firstIndex(where: { !WhiteSpace.isBlank($0) }),
      bytes[star] == UInt8(ascii: "*")
    else { return false }
    let words = slice(range)
    findings.add(
      .pgnEdaxResult,
      "\(DisplayText.quote(words)) is how Edax marks an unfinished game",
      help: "write [Termination \"unterminated\"] instead",
      at: range,
      repair: .rewriting
    )
    declare(GameResult(ending: .unfinished), at: range)
    return true
  }
}
