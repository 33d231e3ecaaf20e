import GameRecords
import ReversiRules

/// The value of `RE`: `B+14`, `W+R`, `0`, `Draw`, `Void`, `?`.
///
/// It stores one thing: the difference in disks, or the winner and the reason, or that there is no
/// winner.
enum SGFResult {
  /// The result that a value declares.
  /// - Parameter text: the value.
  /// - Returns: the result; `nil` for a value that is not one.
  static func result(_ text: String) -> GameResult? {
    let text = text.lowercased()
    switch text {
    case "0": return GameResult(margin: 0)
    case "draw": return GameResult(winner: .tie)
    case "void": return GameResult(ending: .unfinished)
    default: break
    }
    guard text.hasPrefix("b+") || text.hasPrefix("w+") else { return nil }
    let isDark = text.hasPrefix("b")
    let winner: GameResult.Winner = isDark ? .dark : .light
    switch text.dropFirst(2) {
    case "": return GameResult(winner: winner)
    case "r", "resign": return GameResult(winner: winner, ending: .resigned)
    case "t", "time": return GameResult(winner: winner, ending: .timedOut)
    case "f", "forfeit": return GameResult(winner: winner, ending: .forfeited)
    case let lead:
      // The sign of a difference is the letter of the winner.
      guard lead.first != "+", let number = DecimalSpelling.number(lead), number >= 0 else {
        return nil
      }
      return GameResult(margin: (isDark ? number : -number) + 0)
    }
  }

  /// The value that declares a result that fits.
  static func text(of result: GameResult) -> String? {
    if let margin = result.margin {
      if margin == 0 { return "0" }
      return (margin > 0 ? "B+" : "W+") + NumberText.text(of: margin.magnitude)
    }
    let side =
      switch result.winner {
      case .dark: "B+"
      case .light: "W+"
      case .tie: "Draw"
      case nil: result.ending == .unfinished ? "Void" : ""
      }
    switch result.ending {
    case .resigned: return side + "R"
    case .timedOut: return side + "T"
    case .forfeited: return side + "F"
    default: return side.isEmpty ? nil : side
    }
  }

  /// Reduces a result to what `RE` can store, and returns the losses.
  static func fit(_ result: inout GameResult, of record: ReversiRecord) -> [Loss] {
    let ending = result.ending
    let isGivenUp = [.resigned, .timedOut, .forfeited].contains(ending)
    // Without a winner, the difference shows who won.
    if isGivenUp, result.winner == nil, let margin = result.declaredMargin, margin != 0 {
      result.winner = GameResult.Winner(margin: margin)
    }
    let isDecided = isGivenUp && (result.winner == .dark || result.winner == .light)
    var losses = isDecided ? [] : fitBoard(&result, of: record)
    losses += fitMargin(&result, isDecided: isDecided)
    if let winner = result.winner, let margin = result.margin,
      winner == GameResult.Winner(margin: margin)
    {
      // The difference in disks shows it.
      result.winner = nil
    }
    let isOpen = ending == .unfinished && result.margin == nil && result.winner == nil
    if ending != nil, !isDecided, !isOpen {
      losses.append(Loss(.ending, .dropped))
      result.ending = nil
    }
    return losses
  }

  /// Drops a result that the last board contradicts, because the ending that explains it is not
  /// written.
  private static func fitBoard(_ result: inout GameResult, of record: ReversiRecord) -> [Loss] {
    guard !result.isDecidedByDisks, let outcome = record.attempt().replay.outcome else { return [] }
    let winner = GameResult.Winner(outcome.winner)
    let hasMargin = result.declaredMargin.map(outcome.hasMargin) ?? true
    if hasMargin, result.winner ?? winner == winner { return [] }
    let declared: [(fact: Fact, isLost: Bool)] = [
      (.score, result.score != nil), (.margin, result.margin != nil),
      (.winner, result.winner != nil),
    ]
    result = GameResult(ending: result.ending)
    return declared.filter(\.isLost).map { Loss($0.fact, .dropped) }
  }

  /// Reduces score and margin to one difference, or to none if another fact has priority: how the
  /// game was decided before its end, or a winner with fewer disks.
  private static func fitMargin(_ result: inout GameResult, isDecided: Bool) -> [Loss] {
    guard let margin = result.declaredMargin else { return [] }
    let isKept =
      !isDecided && (result.winner == nil || result.winner == GameResult.Winner(margin: margin))
    var losses: [Loss] = []
    if result.score != nil {
      losses.append(
        isKept && result.margin == nil
          ? Loss(.score, .reduced, detail: "only the difference in disks is written")
          : Loss(.score, .dropped)
      )
    }
    if result.margin != nil, !isKept { losses.append(Loss(.margin, .dropped)) }
    result.score = nil
    result.margin = isKept ? margin : nil
    return losses
  }
}
