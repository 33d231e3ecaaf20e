import GameRecords
import RecordFormats
import ReversiRules
import TestSupport

/// Makes the bytes of WTHOR files by hand.
enum WTHORBytes {
  /// A header, of 1 January 2011 by default.
  static func header(
    created: [UInt8] = [20, 11, 1, 1],
    records: UInt32 = 0,
    names: UInt16 = 0,
    year: UInt16 = 0,
    tail: [UInt8] = [8, 0, 24, 0]
  ) -> [UInt8] {
    created + bytes(records) + bytes(names) + bytes(year) + tail
  }

  /// A game, padded to the length for its board size.
  static func game(
    _ transcript: String = "f5d6",
    numbers: (UInt16, UInt16, UInt16) = (0, 0, 0),
    scores: [UInt8] = [40, 36],
    width: Int = 8
  ) -> [UInt8] {
    let moves = transcript.split(separator: " ").isEmpty ? [] : squares(transcript)
    let codes = moves.map { UInt8((width + 2) * ($0.y + 1) + $0.x + 1) }
    let length = width == 8 ? 60 : 96
    return bytes(numbers.0) + bytes(numbers.1) + bytes(numbers.2) + scores + codes
      + [UInt8](repeating: 0, count: length - codes.count)
  }

  /// A file of games with a matching header.
  static func file(_ games: [[UInt8]], year: UInt16 = 2010) -> [UInt8] {
    header(records: UInt32(games.count), year: year) + games.flatMap(\.self)
  }

  /// A table of names.
  static func table(_ names: [String], length: Int) -> [UInt8] {
    header(names: UInt16(names.count), tail: [0, 0, 0, 0])
      + names.flatMap { name in
        let bytes = name.unicodeScalars.map { UInt8($0.value) }
        return bytes + [UInt8](repeating: 0, count: length - bytes.count)
      }
  }

  /// Options with a table of players and one of tournaments.
  static func tables(players: [String], tournaments: [String]) -> ReadingOptions {
    ReadingOptions(companions: [
      "players": table(players, length: 20), "tournaments": table(tournaments, length: 26),
    ])
  }

  private static func squares(_ transcript: String) -> [Square] {
    Move.list(transcript).compactMap { move in
      if case .placement(let square) = move { square } else { nil }
    }
  }

  static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

/// The findings of all records, each with its offset: `12 wthor-board-size`.
func binaryFindings(_ parsed: [ParsedRecord]) -> [String] {
  parsed.flatMap(\.findings).map { finding in
    let place = finding.place
    let bytes = place.start.map { "\($0.offset)+\(place.length) " } ?? ""
    let ply = place.ply.map { " ply \($0)" } ?? ""
    return bytes + finding.rule.name + ply
  }
}
