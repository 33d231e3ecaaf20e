import GameRecords
import ReversiRules

/// The words for results in findings.
enum ResultText {
  /// The beginning of a sentence about a declared winner.
  static func declaration(of winner: GameResult.Winner) -> String {
    winner == .tie ? "a tie is declared" : "the declared winner is \(winner.rawValue)"
  }

  /// The result of the final board, without and with the empty squares.
  static func text(_ outcome: Outcome) -> String {
    outcome.raw.text
      + (outcome.raw == outcome.withEmpties
        ? "" : ", or \(outcome.withEmpties.text) with the empty squares")
  }
}

extension DiskCounts {
  /// The counts with the sides swapped.
  var swapped: DiskCounts { DiskCounts(dark: light, light: dark) }
}
