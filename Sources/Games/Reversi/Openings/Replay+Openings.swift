public import GameRecords
import ReversiRules

extension Replay {
  /// The named openings that the game passes through, each with the number of moves after which it is
  /// there, from the shortest to the longest; none if it does not begin from the standard start.
  public var openings: [(opening: NamedOpening, ply: Int)] {
    start == .initial ? OpeningNames.standard.openings(along: moves) : []
  }

  /// The longest named opening that the game passes through.
  public var opening: NamedOpening? {
    start == .initial ? OpeningNames.standard.opening(of: moves) : nil
  }
}

extension OpeningNames {
  /// Returns a record with the name of its opening, if it declares none and the moves have one.
  public static func naming(_ record: ReversiRecord) -> ReversiRecord {
    guard record.opening == nil, let name = record.attempt().replay.opening?.name else {
      return record
    }
    var record = record
    record.opening = name
    return record
  }
}
