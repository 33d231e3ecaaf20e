import GameRecords
import ReversiRules

/// A number after the moves: the disks that dark won by, or only who won.
extension TranscriptReader {
  /// The number from an offset up to the end, if it is a result: `-12`, `+2`, `32`, `1`.
  func margin(at start: Int) -> Int? {
    guard let first = byte(start), start > 0, isBlank(at: start - 1) else { return nil }
    let isSign = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let digits = bytes[(start + (isSign ? 1 : 0))...].prefix { (0x30...0x39).contains($0) }
    guard let number = DecimalSpelling.whole(digits, upTo: 2), number <= 64,
      bytes[digits.endIndex...].allSatisfy(WhiteSpace.isBlank), hasGame,
      isSign || !isNextNumber(at: start) && !isAfterSign(start)
    else { return nil }
    return first == UInt8(ascii: "-") ? -number : number
  }

  /// Whether a sign is alone before an offset: it is unknown whether it belongs to the number.
  private func isAfterSign(_ start: Int) -> Bool {
    bytes[..<start].last { !WhiteSpace.isBlank($0) }.map("+-".utf8.contains) ?? false
  }

  /// Reads such a number.
  ///
  /// 1, 0 and -1 are the winner, since no game on 64 squares is won by one disk when the empty
  /// squares are counted. A finding reports numbers that the moves do not confirm.
  mutating func readMargin() -> Bool {
    guard let margin = margin(at: offset) else { return false }
    let end = bytes[offset...].lastIndex { !WhiteSpace.isBlank($0) }.map { $0 + 1 } ?? offset
    let range = offset..<end
    offset = bytes.count
    let winner = GameResult.Winner(margin: Double(margin))
    let result =
      abs(margin) <= 1 ? GameResult(winner: winner) : GameResult(margin: Double(margin))
    if let declared = record.result {
      let known = declared.declaredMargin
      let agrees =
        result.margin == nil ? declared.declaredWinner == winner : known == result.margin
      if !agrees { reportResult(bytes[range], at: range) }
      return true
    }
    record.result = result
    addResult(at: range)
    guard !isProved(margin, winner) else { return true }
    let meaning =
      result.margin == nil
      ? "the winner: \(winner.rawValue)" : "the margin: dark's disks minus light's"
    findings.add(
      .transcriptMargin,
      "\(DisplayText.quote(bytes[range])) is read as \(meaning)",
      at: range
    )
    return true
  }

  /// Whether the final board has a result.
  private func isProved(_ margin: Int, _ winner: GameResult.Winner) -> Bool {
    let attempt = ReplayAttempt(record)
    guard attempt.isComplete, let outcome = attempt.replay.outcome else { return false }
    if abs(margin) <= 1 { return GameResult.Winner(outcome.winner) == winner }
    return outcome.hasMargin(Double(margin))
  }

  mutating func reportResult(_ text: ArraySlice<UInt8>, at range: Range<Int>) {
    findings.add(
      .transcriptResult,
      "the result \(DisplayText.quote(text)) differs from the one before the moves",
      at: range
    )
  }

  /// Whether there are too many moves for a coincidence: four, or two that are legal.
  var hasGame: Bool {
    let count = record.moves.count { $0 != .pass }
    return count >= 4 || hasPlayableGame
  }

  /// Whether there are at least two moves, and all are legal.
  var hasPlayableGame: Bool {
    let placements = record.moves.filter { $0 != .pass }
    return placements.count >= 2
      && ReplayAttempt(placements, from: record.start, .implied).problems.isEmpty
  }
}
