public import ReversiRules

/// The result that a record declares, which may differ from that of its moves.
public struct GameResult: Hashable, Sendable {
  /// Both disk counts as declared: raw, or with the empty squares given to the winner.
  public var score: DiskCounts?
  /// Dark's disks minus light's, if the file declares only the difference; finite.
  public var margin: Double?
  /// The declared winner, if the file names one in addition to the score.
  public var winner: Winner?
  /// How the game ended.
  public var ending: Ending?

  /// Creates a declared result.
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

  /// Whether the score is 0–0, which servers write for a game that was stopped; it is not a tie.
  package var isZeroScore: Bool { score == DiskCounts(dark: 0, light: 0) }

  /// Dark's lead: the declared margin, or that of the score.
  package var declaredMargin: Double? { margin ?? scoreMargin }

  /// The winner by any declaration: the named one, or the one ahead in the score or by the margin.
  package var declaredWinner: Winner? {
    winner ?? (scoreMargin ?? margin).map(Winner.init(margin:))
  }

  /// Whether the disks decide: a side that resigns or runs out of time loses on any board.
  package var isDecidedByDisks: Bool {
    switch ending {
    case .playedOut, nil: true
    case .resigned, .timedOut, .agreed, .forfeited, .unfinished: false
    }
  }

  /// Whether the disks decide, and the named winner is not ahead in the score or by the margin.
  package var namesWrongWinner: Bool {
    guard isDecidedByDisks, !isZeroScore, let winner, let lead = scoreMargin ?? margin
    else { return false }
    return winner != Winner(margin: lead)
  }

  /// Whether the declared margin cannot be that of the declared score.
  ///
  /// A margin may count the empty squares, which the score leaves out, but not for the side behind.
  package var hasWrongMargin: Bool {
    guard let scoreMargin, let margin else { return false }
    return scoreMargin == 0 ? margin != 0 : margin / scoreMargin < 1
  }

  /// Whether the parts cannot be those of one game.
  /// - Parameter tags: the tags of the record, which may say that disks are counted otherwise.
  /// - Returns: whether they contradict each other.
  package func contradictsItself(in tags: [Tag]) -> Bool {
    (namesWrongWinner || hasWrongMargin) && ResultTerms(of: self, tags).areUsual
  }

  /// A margin with its sign, such as `+16`.
  package static func text(ofMargin margin: Double) -> String {
    (margin > 0 ? "+" : "") + NumberText.text(of: margin)
  }

  private var scoreMargin: Double? { isZeroScore ? nil : score?.margin }

  /// The winner of a game, or a tie.
  public enum Winner: String, Hashable, CaseIterable, Sendable {
    case dark, light
    /// Neither side.
    case tie

    /// Creates the winner from a side, or a tie from `nil`.
    public init(_ side: Disk?) {
      switch side {
      case .dark: self = .dark
      case .light: self = .light
      case nil: self = .tie
      }
    }

    /// Creates the winner by a margin, which is positive if dark is ahead.
    package init(margin: Double) { self = margin > 0 ? .dark : margin < 0 ? .light : .tie }
  }

  /// How a game ended, in the words that JSON and XML write.
  public enum Ending: String, Hashable, CaseIterable, Sendable {
    /// Neither side could move.
    case playedOut = "played-out"
    case resigned
    case timedOut = "timed-out"
    /// The players agreed on the result.
    case agreed
    /// A side did not appear, or broke the rules.
    case forfeited
    /// Adjourned or broken off.
    case unfinished
  }
}

extension DiskCounts {
  /// Both counts, dark's first, such as `40-24`.
  package var text: String { "\(dark)-\(light)" }

  /// How many disks dark has more than light, as a ``GameResult/margin``.
  package var margin: Double { Double(dark) - Double(light) }

  /// Creates the score with a difference in which the disks add up to all squares; `nil` if there
  /// is none.
  package init?(margin: Double, of squareCount: Int) {
    guard let margin = Int(exactly: margin), (-squareCount...squareCount).contains(margin),
      margin.isMultiple(of: 2)
    else { return nil }
    self.init(dark: (squareCount + margin) / 2, light: (squareCount - margin) / 2)
  }
}

extension Outcome {
  /// Whether a margin is that of the board, with or without the empty squares.
  package func hasMargin(_ margin: Double) -> Bool {
    [raw.margin, withEmpties.margin].contains(margin)
  }
}
