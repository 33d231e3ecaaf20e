public import ReversiRules

/// The result that a record declares, which need not be what its moves lead to.
public struct GameResult: Hashable, Sendable {
  /// Both disk counts as declared: raw, or with the empty squares given to the winner.
  public var score: DiskCounts?
  /// Dark's disks minus light's, where the file declares only the difference; finite.
  public var margin: Double?
  /// The declared winner, where the file names one apart from the score.
  public var winner: Winner?
  /// How the game ended.
  public var ending: Ending?

  /// A declared result.
  public init(
    score: DiskCounts? = nil,
    margin: Double? = nil,
    winner: Winner? = nil,
    ending: Ending? = nil
  ) {
    self.score = score
    self.margin = margin
    self.winner = winner
    self.ending = ending
  }

  /// Whether nothing is declared.
  public var isEmpty: Bool { score == nil && margin == nil && winner == nil && ending == nil }

  /// Whether the score is 0–0, which servers write of a game that was stopped: it is no tie.
  package var isOfNothing: Bool { score == DiskCounts(dark: 0, light: 0) }

  /// By how much dark is ahead: the declared margin, or else that of the score.
  package var declaredMargin: Double? { margin ?? scoreMargin }

  /// Who wins by whatever is declared: who is named, or else who is ahead in the score or by the
  /// margin.
  package var declaredWinner: Winner? {
    winner ?? (scoreMargin ?? margin).map(Winner.init(margin:))
  }

  private var scoreMargin: Double? { isOfNothing ? nil : score?.margin }

  /// Who a result is declared for.
  public enum Winner: String, Hashable, CaseIterable, Sendable {
    case dark, light
    /// Neither side.
    case tie

    /// The winner that a side, or `nil` for a tie, stands for.
    public init(_ side: Disk?) {
      switch side {
      case .dark: self = .dark
      case .light: self = .light
      case nil: self = .tie
      }
    }

    /// Who wins by a margin, which is more than 0 where dark is ahead.
    package init(margin: Double) { self = margin > 0 ? .dark : margin < 0 ? .light : .tie }
  }

  /// How a game ended, in the words that JSON and XML write.
  public enum Ending: String, Hashable, CaseIterable, Sendable {
    /// Neither side could move any more.
    case playedOut = "played-out"
    case resigned
    case timedOut = "timed-out"
    /// The players agreed on the result.
    case agreed
    /// Adjourned or broken off.
    case unfinished
  }
}

extension DiskCounts {
  /// How many disks dark has more than light, as a ``GameResult/margin``.
  package var margin: Double { Double(dark) - Double(light) }

  /// The score of all squares with a difference, or `nil` when there is none.
  package init?(margin: Double, of squareCount: Int) {
    guard let margin = Int(exactly: margin), (-squareCount...squareCount).contains(margin),
      margin.isMultiple(of: 2)
    else { return nil }
    self.init(dark: (squareCount + margin) / 2, light: (squareCount - margin) / 2)
  }
}
