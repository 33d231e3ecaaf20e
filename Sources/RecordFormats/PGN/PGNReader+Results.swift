import RecordText
import GameRecords
import ReversiRules

/// The result, which may stand in tags, behind the moves and in a comment of Edax.
extension PGNReader {
  /// Takes over what a result tells that is not known yet, and where it is told.
  mutating func merge(_ other: GameResult, at range: Range<Int>) {
    var result = record.result ?? GameResult()
    func put<Value>(_ value: Value?, _ field: inout Value?, _ part: RecordPart) {
      guard field == nil, let value else { return }
      field = value
      parts.append((part, SourceRange(range)))
    }
    put(other.score, &result.score, .score)
    put(other.winner, &result.winner, .winner)
    put(other.ending, &result.ending, .ending)
    record.result = result
  }

  /// Takes over a result that stands where the result of the game belongs: in the tag, behind the
  /// moves, or in both places.
  mutating func declare(_ result: GameResult, at range: Range<Int>) {
    parts.append((.result, SourceRange(range)))
    merge(result, at: range)
    if result.winner != nil, chessResult == nil { chessResult = range }
  }

  /// Tells of a result that names the winner only, unless the game ended before its end.
  mutating func noteChessResult() {
    guard let chessResult, let result = record.result, result.score == nil,
      [nil, .playedOut].contains(result.ending)
    else { return }
    let meaning = result.winner == .tie ? "a tie" : "the winner"
    findings.add(
      .pgnChessResult,
      "\(DisplayText.quote(bytes[chessResult])) tells \(meaning), but not the score",
      help: "write how many disks Black and White have, for example 39-25",
      at: chessResult
    )
  }

  // MARK: - Behind the moves

  /// Reads the result behind the moves, and takes over what it adds to that of the tags, if it is not
  /// another one.
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
        "the result \(DisplayText.quote(bytes[range])) is not that of the tag",
        at: range,
        repair: repair(ofTail: range, with: result)
      )
      parts.append((.result, SourceRange(range)))
    } else {
      declare(tail, at: range)
    }
    return true
  }

  /// Writes the result of the tag behind the moves, too; without doubt if the final board has it.
  private func repair(ofTail range: Range<Int>, with result: GameResult) -> Repair? {
    let attempt = ReplayAttempt(line.moves, from: record.start, record.passMarks)
    let outcome = attempt.isComplete ? attempt.replay.outcome : nil
    var whole = result
    whole.score = whole.score ?? outcome?.withEmpties
    guard let text = ResultSpelling.text(of: whole, like: slice(range)) else { return nil }
    guard let outcome else { return .replace(range, with: text.utf8, isSafe: false) }
    let isOfBoard = [outcome.withEmpties, outcome.raw].contains { score in
      result.agrees(with: GameResult(score: score))
    }
    // What the board does not have either is the fault of both.
    return isOfBoard ? .replace(range, with: text.utf8) : nil
  }

  // MARK: - Edax

  /// Takes the comment with which Edax ends a game that is not finished for what it means.
  mutating func readEdaxResult(at range: Range<Int>) -> Bool {
    guard outerLines.isEmpty, !isAfterResult, !line.moves.isEmpty, record.result == nil,
      PGNComment.isUnfinished(slice(range)),
      let star = bytes[grammar.offset...].firstIndex(where: { !WhiteSpace.isBlank($0) }),
      bytes[star] == UInt8(ascii: "*")
    else { return false }
    let words = slice(range)
    findings.add(
      .pgnEdaxResult,
      "\(DisplayText.quote(words)) is how Edax says that the game is not finished",
      help: "write [Termination \"unterminated\"] instead",
      at: range,
      repair: repair(ofEdaxResult: range.lowerBound - 1..<star)
    )
    declare(GameResult(ending: .unfinished), at: range)
    return true
  }

  /// Says in a tag what Edax says in a comment, where there are other tags.
  private func repair(ofEdaxResult comment: Range<Int>) -> Repair {
    let removal = Edit(comment, [])
    guard let tagsEnd, !firstTags.contains(where: { $0.tag == .termination }) else {
      return .edits([removal])
    }
    let tag = Array(bytes[grammar.lineBreak(at: tagsEnd)]) + #"[Termination "unterminated"]"#.utf8
    return .edits([Edit(tagsEnd..<tagsEnd, tag), removal])
  }
}
