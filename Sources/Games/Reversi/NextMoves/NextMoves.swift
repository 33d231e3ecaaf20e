public import GameRecords
public import RecordQueries
public import ReversiRules

/// What was played next at the positions that a query asks for.
///
/// Moves that are mirror images of each other in the same position are counted together, in the
/// orientation of the query.
public struct NextMoves: Sendable {
  /// The positions that were found, in the order in which they were.
  public private(set) var positions: [Position] = []
  private var counts: [Position: [Move?: Count]] = [:]

  /// The games with a move.
  public struct Count: Hashable, Sendable {
    /// The games, and dark's score in those that were played to their end.
    public internal(set) var score = SideScore()
    /// The last year in which it was played, if any date is known.
    public internal(set) var lastYear: Int?
  }

  /// Creates an empty count.
  public init() {}

  /// Counts what was played next in a record that matches a query.
  public mutating func add(_ parsed: ParsedRecord, _ match: QueryMatch) {
    guard let ply = match.ply, let sought = match.position else { return }
    let replay = parsed.contents.attempt().replay
    // The side that has to pass does not choose.
    var next = ply
    let moves = replay.moves
    if next < moves.count, moves[next] == .pass { next += 1 }
    let found = replay.position(afterPly: next)
    let move = next < moves.count ? moves[next].seen(in: sought, from: found) : nil
    var count = Count()
    count.score = SideScore(of: .dark, replay.outcome)
    count.lastYear = parsed.contents.date?.year
    add(count, of: move, at: sought)
  }

  /// Adds the counts of other records.
  public mutating func add(_ other: NextMoves) {
    for position in other.positions {
      for (move, count) in other.counts[position] ?? [:] { add(count, of: move, at: position) }
    }
  }

  private mutating func add(_ count: Count, of move: Move?, at position: Position) {
    if counts[position] == nil { positions.append(position) }
    var sum = counts[position]?[move] ?? Count()
    sum.score += count.score
    sum.lastYear = [sum.lastYear, count.lastYear].compactMap(\.self).max()
    counts[position, default: [:]][move] = sum
  }

  /// Returns the number of games that reach a position.
  func games(at position: Position) -> Int {
    (counts[position] ?? [:]).values.reduce(0) { $0 + $1.score.games }
  }

  /// Returns the moves that were played at a position, the most frequent first; `nil` counts the games
  /// that end there.
  public func moves(at position: Position) -> [(move: Move?, count: Count)] {
    (counts[position] ?? [:]).map { (move: $0.key, count: $0.value) }
      .sorted { a, b in
        let games = (a.count.score.games, b.count.score.games)
        return games.0 == games.1 ? order(a.move) < order(b.move) : games.0 > games.1
      }
  }

  private func order(_ move: Move?) -> Int {
    switch move {
    case .placement(let square): Int(square.rawValue)
    case .pass: 256
    case nil: 257
    }
  }
}

extension Move {
  /// Returns the move as seen in another orientation of its position; the first square if there are
  /// several, because the position is symmetric.
  fileprivate func seen(in sought: Position, from found: Position) -> Move {
    guard case .placement(let square) = self else { return self }
    let size = found.board.size
    let images = Symmetry.all.filter { $0.image(of: found.board) == sought.board }
      .map { $0.image(of: square, on: size) }
    return images.min().map(Move.placement) ?? self
  }
}
