internal import GameRecords

/// The tags whose meaning is known.
enum PGNTag: String {
  case event = "Event"
  case site = "Site"
  case date = "Date"
  case round = "Round"
  case black = "Black"
  case white = "White"
  case result = "Result"
  case blackElo = "BlackElo"
  case whiteElo = "WhiteElo"
  case blackType = "BlackType"
  case whiteType = "WhiteType"
  /// The winner where `Result` has the score.
  case winner = "Winner"
  case termination = "Termination"
  case setUp = "SetUp"
  case fen = "FEN"

  /// Whether a value says that nothing is known.
  func isUnknown(_ value: String) -> Bool {
    switch value {
    case "", "?": true
    case "-": self != .black && self != .white && self != .event && self != .site
    case "*": self == .result
    default: self == .date && value.utf8.allSatisfy { "?.-/".utf8.contains($0) }
    }
  }

  /// How `BlackType` and `WhiteType` write a player mode.
  static let modes: [(text: String, mode: PlayerMode)] = [
    ("human", .manual), ("program", .computer),
  ]

  /// How `Winner` names the winner.
  static let winners: [(text: String, winner: GameResult.Winner)] = [
    ("Black", .dark), ("White", .light), ("Draw", .tie),
  ]

  /// How `Termination` names an ending; the first word for an ending is the one that is written.
  static let endings: [(text: String, ending: GameResult.Ending)] = [
    ("normal", .playedOut), ("resignation", .resigned), ("resigned", .resigned),
    ("time forfeit", .timedOut), ("agreement", .agreed), ("unterminated", .unfinished),
    ("abandoned", .unfinished),
  ]
}
