import GameRecords
import ReversiRules

/// Results in the words of a finding.
enum ResultText {
  /// Both counts, dark's first.
  static func text(_ counts: DiskCounts) -> String { "\(counts.dark)-\(counts.light)" }

  /// A margin with its sign.
  static func text(_ margin: Double) -> String {
    (margin > 0 ? "+" : "") + NumberText.text(of: margin)
  }

  /// That a winner is declared, as the beginning of a sentence.
  static func declaration(of winner: GameResult.Winner) -> String {
    winner == .tie ? "a tie is declared" : "the declared winner is \(winner.rawValue)"
  }

  /// What the final board says, counted in both ways.
  static func text(_ outcome: Outcome) -> String {
    text(outcome.raw)
      + (outcome.raw == outcome.withEmpties
        ? "" : ", or \(text(outcome.withEmpties)) with the empty squares")
  }
}

extension DiskCounts {
  /// The counts of the other side each.
  var swapped: DiskCounts { DiskCounts(dark: light, light: dark) }
}
