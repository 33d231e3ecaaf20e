import RecordText
import GameRecords
import ReversiRules

/// What the known tags say of a record.
extension PGNTag {
  /// The value of a tag that every game has where nothing is known.
  var unknown: String? {
    switch self {
    case .event, .site, .round, .black, .white: "?"
    case .date: "????.??.??"
    case .result: "*"
    default: nil
    }
  }

  /// The value, or `nil` where the record does not tell it.
  func value(in record: GameRecord) -> String? {
    let (dark, light) = (record.players.dark, record.players.light)
    let result = record.result
    switch self {
    case .event: return record.event
    case .site: return record.site
    case .date: return record.date.map(Self.text)
    case .round: return record.round
    case .black: return dark.name
    case .white: return light.name
    case .result: return result.flatMap(ResultSpelling.text)
    case .blackElo: return dark.rating.map(NumberText.text)
    case .whiteElo: return light.rating.map(NumberText.text)
    case .blackType: return Self.modes.first { $0.mode == dark.mode }?.text
    case .whiteType: return Self.modes.first { $0.mode == light.mode }?.text
    case .winner:
      guard result?.score != nil else { return nil }
      return Self.winners.first { $0.winner == result?.winner }?.text
    case .termination: return Self.endings.first { $0.ending == result?.ending }?.text
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
