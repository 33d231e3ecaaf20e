import GameRecords
import ReversiRules

/// The words for results in findings.
enum ResultText {
  /// Both counts, dark's first.
  static func text(_ counts: DiskCounts) -> String { "\(counts.dark)-\(counts.light)" }

  /// A margin with its sign.
  static func text(_ margin: Double) -> String {
    (margin > 0 ? "+" : "") + NumberText.text(of: margin)
  }

  /// The beginning of a sentence about a declared winner.
  static func declaration(of winner: GameResult.Winner) -> String {
    winner == .tie ? "a tie is declared" : "the declared winner is \(winner.rawValue)"
  }

  /// The result of the final board, without and with the empty squares.
  static func text(_ outcome: Outcome) -> String {
    text(outcome.raw)
      + (outcome.raw == outcome.withEmpties
        ? "" : ", or \(text(outcome.withEmpties)) with the empty squares")
  }
}

extension DiskCounts {
  /// The counts with the sides swapped.
  var swapped: DiskCounts { DiskCounts(dark: light, light: dark) }
}
