internal import GameRecords
internal import ReversiRules

/// The moves of a game as they are read.
///
/// The file names the side of every move. The model needs to know it only where it is not the one
/// that alternation gives: where a move follows another one of the same side. If a pass was left
/// out there, the named side is the one to move after it; if not, the game is wrong, and can be
/// shown to be.
struct GGFMoves {
  private(set) var moves: [Move] = []
  private(set) var places: [SourceRange] = []
  private(set) var annotations: [MoveAnnotation] = []
  private(set) var firstSide: Disk?
  private var lastSide: Disk?

  init() {
    // As many as nearly all games have.
    moves.reserveCapacity(64)
    places.reserveCapacity(64)
  }

  @inline(__always)
  mutating func append(
    _ move: Move,
    of side: Disk,
    evaluation: Double?,
    time: Double?,
    at place: SourceRange
  ) {
    moves.append(move)
    places.append(place)
    let isOutOfTurn = side == lastSide
    if evaluation != nil || time != nil || isOutOfTurn {
      if annotations.isEmpty { annotations.reserveCapacity(64) }
      annotations.append(
        MoveAnnotation(
          ply: moves.count,
          side: isOutOfTurn ? side : nil,
          time: time,
          evaluation: evaluation
        )
      )
    }
    if lastSide == nil { firstSide = side }
    lastSide = side
  }

  /// Tells the side of the first move if it is not the side to move.
  mutating func tellFirstSide(turn: Disk?) {
    guard let firstSide, firstSide != turn else { return }
    if annotations.first?.ply == 1 {
      annotations[0].side = firstSide
    } else {
      annotations.insert(MoveAnnotation(ply: 1, side: firstSide), at: 0)
    }
  }
}
