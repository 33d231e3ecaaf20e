import GameRecords
import ReversiRules

/// The value of `RE`: `B+14`, `W+R`, `0`, `Draw`, `Void`, `?`.
///
/// It stores one thing: the difference in disks, or the winner and the reason, or that there is no
/// winner.
enum SGFResult {
  /// The ways to give up a game: a letter and a word after the winner.
  private static let endings: [(letter: String, word: String, ending: GameResult.Ending)] = [
    ("R", "resign", .resigned), ("T", "time", .timedOut), ("F", "forfeit", .forfeited),
  ]

  /// The result that a value declares.
  /// - Parameter text: the value.
  /// - Returns: the result; `nil` for a value that is not one.
  static func result(_ text: String) -> GameResult? {
    let text = text.lowercased()
    return switch text {
    case "0": GameResult(margin: 0)
    case "draw": GameResult(winner: .tie)
    case "void": GameResult(ending: .unfinished)
    case _ where text.hasPrefix("b+"): result(of: .dark, String(text.dropFirst(2)))
    case _ where text.hasPrefix("w+"): result(of: .light, String(text.dropFirst(2)))
    default: nil
    }
  }

  private static func result(of winner: GameResult.Winner, _ reason: String) -> GameResult? {
    if reason.isEmpty { return GameResult(winner: winner) }
    if let row = endings.first(where: { [$0.letter.lowercased(), $0.word].contains(reason) }) {
      return GameResult(winner: winner, ending: row.ending)
    }
    // The sign of a difference is the letter of the winner.
    guard reason.first != "+", let number = DecimalSpelling.number(reason), number >= 0
    else { return nil }
    return GameResult(margin: (winner == .dark ? number : -number) + 0)
  }

  /// The value that declares a result that fits.
  static func text(of result: GameResult) -> String? {
    if let margin = result.margin {
      return margin == 0 ? "0" : (margin > 0 ? "B+" : "W+") + NumberText.text(of: margin.magnitude)
    }
    let letter = endings.first { $0.ending == result.ending }?.letter ?? ""
    return switch result.winner {
    case .dark: "B+" + letter
    case .light: "W+" + letter
    case .tie: "Draw"
    case nil: result.ending == .unfinished ? "Void" : nil
    }
  }

  /// Reduces the result of a record to what `RE` can store, and returns the losses.
  static func fit(_ record: inout ReversiRecord) -> [Loss] {
    guard var result = record.result else { return [] }
    let isGivenUp = endings.contains { $0.ending == result.ending }
    // Without a winner, the difference shows who won.
    if isGivenUp, result.winner == nil, let margin = result.declaredMargin, margin != 0 {
      result.winner = GameResult.Winner(margin: margin)
    }
    let isDecided = isGivenUp && result.winner != nil && result.winner != .tie
    var losses: [Loss] = []
    if !isDecided, isContradicted(result, by: record) {
      if result.score != nil { losses.append(Loss(.score, .dropped)) }
      if result.margin != nil { losses.append(Loss(.margin, .dropped)) }
      if result.winner != nil { losses.append(Loss(.winner, .dropped)) }
      result = GameResult(ending: result.ending)
    }
    if let margin = result.declaredMargin {
      let winner = GameResult.Winner(margin: margin)
      // How the game was decided before its end, or a winner with fewer disks, has priority.
      let isKept = !isDecided && result.winner ?? winner == winner
      if result.score != nil {
        losses.append(
          isKept && result.margin == nil
            ? Loss(.score, .reduced, detail: "only the difference in disks is written")
            : Loss(.score, .dropped)
        )
      }
      if result.margin != nil, !isKept { losses.append(Loss(.margin, .dropped)) }
      (result.score, result.margin) = (nil, isKept ? margin : nil)
      // The difference in disks shows it.
      if isKept { result.winner = nil }
    }
    let isOpen = result.ending == .unfinished && result.margin == nil && result.winner == nil
    if result.ending != nil, !isDecided, !isOpen {
      losses.append(Loss(.ending, .dropped))
      result.ending = nil
    }
    record.result = result.isEmpty ? nil : result
    return losses
  }

  /// Whether the last board contradicts a result whose explanation, the ending, is not written.
  private static func isContradicted(_ result: GameResult, by record: ReversiRecord) -> Bool {
    guard !result.isDecidedByDisks, let outcome = record.attempt().replay.outcome
    else { return false }
    let winner = GameResult.Winner(outcome.winner)
    let hasMargin = result.declaredMargin.map(outcome.hasMargin) ?? true
    return !hasMargin || result.winner ?? winner != winner
  }
}
