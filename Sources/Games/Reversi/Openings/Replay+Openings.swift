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

extension ReversiRecord {
  /// The record with the name of its opening, if it declares none and the moves have one.
  public var withNamedOpening: ReversiRecord {
    guard opening == nil, let name = attempt().replay.opening?.name else { return self }
    var record = self
    record.opening = name
    return record
  }
}
