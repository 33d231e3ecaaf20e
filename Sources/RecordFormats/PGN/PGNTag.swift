import GameRecords

/// The tags whose meaning is known.
enum PGNTag: UInt8, CaseIterable {
  case event, site, date, round, black, white, result
  case blackElo, whiteElo, blackType, whiteType
  /// The winner where `Result` has the score.
  case winner
  case termination, setUp, fen

  /// The name in the file.
  var name: String {
    switch self {
    case .event: "Event"
    case .site: "Site"
    case .date: "Date"
    case .round: "Round"
    case .black: "Black"
    case .white: "White"
    case .result: "Result"
    case .blackElo: "BlackElo"
    case .whiteElo: "WhiteElo"
    case .blackType: "BlackType"
    case .whiteType: "WhiteType"
    case .winner: "Winner"
    case .termination: "Termination"
    case .setUp: "SetUp"
    case .fen: "FEN"
    }
  }

  /// The bit that stands for the tag in a set of them.
  var bit: UInt32 { 1 << UInt32(rawValue) }

  /// The tag with a name.
  init?(named name: String) {
    guard let tag = Self.byName[name] else { return nil }
    self = tag
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.name, $0) } + otherNames.map { ($0.key, $0.value) }
  )

  /// What servers call tags otherwise.
  private static let otherNames: KeyValuePairs<String, PGNTag> = [
    "BlackRating": .blackElo, "WhiteRating": .whiteElo,
  ]

  /// Whether a value says that nothing is known.
  func isUnknown(_ value: String) -> Bool {
    let bytes = value.utf8
    guard let first = bytes.first else { return true }
    switch first {
    case UInt8(ascii: "?"): return bytes.count == 1 || self == .date && isEmptyDate(value)
    case UInt8(ascii: "*"): return bytes.count == 1 && self == .result
    case UInt8(ascii: "-"):
      return bytes.count == 1 && ![.event, .site, .black, .white].contains(self)
    default: return false
    }
  }

  private func isEmptyDate(_ value: String) -> Bool {
    value.utf8.allSatisfy { "?.-/".utf8.contains($0) }
  }

  /// How `BlackType` and `WhiteType` write a player mode.
  static let modes: [(text: String, mode: PlayerMode)] = [
    ("human", .manual), ("program", .computer),
  ]

  /// How `Winner` names the winner.
  static let winners: [(text: String, winner: GameResult.Winner)] = [
    ("Black", .dark), ("White", .light), ("Draw", .tie),
  ]

  /// Whether some bytes are a value of `Winner`.
  static func isWinner(_ text: ArraySlice<UInt8>) -> Bool {
    winners.contains { text.elementsEqual($0.text.utf8) }
  }

  /// How `Termination` names an ending; the first word for an ending is the one that is written.
  static let endings: [(text: String, ending: GameResult.Ending)] = [
    ("played out", .playedOut), ("resignation", .resigned), ("resigned", .resigned),
    ("time forfeit", .timedOut), ("agreement", .agreed), ("unterminated", .unfinished),
    ("abandoned", .unfinished),
  ]
  /// Whether a value of `Termination` says nothing of the ending: servers write `normal` when a player
  /// has resigned, too.
  static func isAnyEnding(_ value: String) -> Bool { value.lowercased() == "normal" }
}
