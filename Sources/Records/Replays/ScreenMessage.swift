public import ReversiRules

/// The line of text on the app's screen that shows the state of the game.
public enum ScreenMessage: Hashable, Sendable {
  /// A side is to move, or its move is being animated.
  case turn(Disk)
  /// A side has won.
  case won(Disk)
  /// Nobody has won.
  case tied

  /// Creates the message of a position while nothing is animated.
  public init(_ position: Position) {
    if let turn = position.turn {
      self = .turn(turn)
    } else if let winner = Outcome(of: position.board).winner {
      self = .won(winner)
    } else {
      self = .tied
    }
  }
}

extension ScreenMessage: CustomStringConvertible {
  /// The words on the app's screen, with a letter for the side.
  public var description: String {
    switch self {
    case .turn(let side): "\(side.symbol)\(words)"
    case .won(let side): "\(side.symbol) \(words)"
    case .tied: words
    }
  }

  /// The side that the message begins with; the app shows its disk.
  package var side: Disk? {
    switch self {
    case .turn(let side), .won(let side): side
    case .tied: nil
    }
  }

  /// The words of the message after the side.
  package var words: String {
    switch self {
    case .turn: "'s turn"
    case .won: "won"
    case .tied: "Tied"
    }
  }
}
