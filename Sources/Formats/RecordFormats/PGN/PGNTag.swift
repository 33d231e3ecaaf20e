import GameRecords
import ReversiRules

/// The tags with a known meaning, by name.
enum PGNTag: String, CaseIterable {
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
  case opening = "Opening"
  /// The winner where `Result` has the score.
  case winner = "Winner"
  case termination = "Termination"
  case setUp = "SetUp"
  case fen = "FEN"

  /// The tag with a name.
  init?(named name: String) {
    guard let tag = Self.byName[name] else { return nil }
    self = tag
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
      // Other names that servers use.
      + [("BlackRating", .blackElo), ("WhiteRating", .whiteElo)]
  )

  /// The side of a tag about a player.
  var side: Disk {
    switch self {
    case .black, .blackElo, .blackType: .dark
    default: .light
    }
  }

  // MARK: - Values

  /// How `BlackType` and `WhiteType` write a player mode.
  static let modes: KeyValuePairs<String, PlayerMode> = ["human": .manual, "program": .computer]

  /// How `Winner` names the winner.
  static let winners: KeyValuePairs<String, GameResult.Winner> = [
    "Black": .dark, "White": .light, "Draw": .tie,
  ]

  /// How `Termination` names an ending; the first word for an ending is the one that is written.
  static let endings: KeyValuePairs<String, GameResult.Ending> = [
    "played out": .playedOut, "resignation": .resigned, "resigned": .resigned,
    "time forfeit": .timedOut, "agreement": .agreed, "unterminated": .unfinished,
    "abandoned": .unfinished,
  ]

  /// Whether a value of `Termination` fits any ending: servers write `normal` even if a player has
  /// resigned.
  static func isAnyEnding(_ value: String) -> Bool { value.lowercased() == "normal" }

  /// Whether a value means “unknown”.
  func isUnknown(_ value: String) -> Bool {
    let bytes = value.utf8
    switch bytes.first {
    case nil: return true
    case UInt8(ascii: "?"):
      return bytes.count == 1 || self == .date && bytes.allSatisfy { "?.-/".utf8.contains($0) }
    case UInt8(ascii: "*"): return bytes.count == 1 && self == .result
    case UInt8(ascii: "-"):
      return bytes.count == 1 && ![.event, .site, .black, .white].contains(self)
    default: return false
    }
  }

  /// The value that means “unknown”, for a tag that every game has.
  var unknown: String? {
    switch self {
    case .event, .site, .round, .black, .white: "?"
    case .date: "????.??.??"
    case .result: "*"
    default: nil
    }
  }

  /// The value in a record; `nil` if the record does not have it.
  func value(in record: ReversiRecord) -> String? {
    let result = record.result
    switch self {
    case .event: return record.event
    case .site: return record.site
    case .date: return record.date.map(Self.text)
    case .round: return record.round
    case .opening: return record.opening
    case .black, .white: return record.players[side].name
    case .result: return result.flatMap(ResultSpelling.text)
    case .blackElo, .whiteElo: return record.players[side].rating.map(NumberText.text)
    case .blackType, .whiteType: return record.players[side].mode.flatMap(Self.modes.word)
    case .winner: return result?.score == nil ? nil : result?.winner.flatMap(Self.winners.word)
    case .termination: return result?.ending.flatMap(Self.endings.word)
    case .setUp: return record.start == .initial ? nil : "1"
    case .fen: return record.start == .initial ? nil : EdaxFEN.text(of: record.start)
    }
  }

  /// A date such as `2010.11.??`.
  static func text(of date: GameDate) -> String {
    let day = date.description.prefix { $0 != "T" }
    let parts = day.split(separator: "-").map(String.init)
    return (parts + ["????", "??", "??"].dropFirst(parts.count)).joined(separator: ".")
  }
}

extension KeyValuePairs where Key == String, Value: Equatable {
  /// What a word means.
  func meaning(of word: String) -> Value? { first { $0.key == word }?.value }

  /// The first word for a meaning.
  func word(for meaning: Value) -> String? { first { $0.value == meaning }?.key }
}
