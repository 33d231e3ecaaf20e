public import ReversiRules

/// The line of text on the app's screen, which says how the game stands.
public enum ScreenMessage: Hashable, Sendable {
  /// A side is to move, or is just moving.
  case turn(Disk)
  /// A side has won.
  case won(Disk)
  /// Nobody has won.
  case tied

  /// The message of a position that is at rest.
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
  /// The words on the app's screen, in which a side is a letter.
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

  /// What the message says behind the side.
  package var words: String {
    switch self {
    case .turn: "'s turn"
    case .won: "won"
    case .tied: "Tied"
    }
  }
}
