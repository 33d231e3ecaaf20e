package import GameRecords
import ReversiRules

/// A game of Reversi as far as the rules allow.
package struct ReversiCourse: Sendable {
  /// The moves, with passes that the record leaves out.
  package let replay: Replay
  let declared: GameResult?
  let declaredOpening: String?

  init(_ record: ReversiRecord) {
    replay = record.attempt().replay
    declared = record.result
    declaredOpening = record.opening
  }

  /// The winner on the board if the game was played to its end, or else the declared one.
  var winner: GameResult.Winner? {
    replay.outcome.map { GameResult.Winner($0.winner) } ?? declared?.declaredWinner
  }

  /// The disks at the end, with the empty squares given to the winner, or else the declared ones.
  var score: DiskCounts? { replay.outcome?.withEmpties ?? declared?.score }

  /// Dark's lead at the end, with the empty squares given to the winner, or else the declared one.
  var margin: Double? { replay.outcome?.withEmpties.margin ?? declared?.declaredMargin }

  /// The number of disks placed.
  var placementCount: Int {
    // Each placement adds one disk to the board.
    replay.start.board.emptyCount - replay.end.board.emptyCount
  }

  /// Returns the ply of the first placement in a corner that is accepted.
  func firstCorner(where isAccepted: (Disk, Int) -> Bool) -> Int? {
    let size = replay.start.board.size
    var (ply, side) = (0, replay.start.turn)
    var found: Int?
    replay.forEachMove { move in
      ply += 1
      if case .placement(let square) = move, let side, size.isCorner(square), isAccepted(side, ply)
      {
        found = ply
      }
      side = side?.opponent
      return found == nil
    }
    return found
  }

  /// Returns the number of moves after which a position is first accepted.
  /// - Parameters:
  ///   - plies: the numbers of moves to look at; `nil` for all.
  ///   - isAccepted: whether a position is looked for.
  /// - Returns: the number of moves, from 0 for the start; `nil` if no position is accepted.
  func firstPly(in plies: ClosedRange<Int>?, where isAccepted: (Position) -> Bool) -> Int? {
    let plies = (plies ?? 0...Int.max)
    guard plies.lowerBound <= replay.moveCount else { return nil }
    var ply = plies.lowerBound
    var position = replay.position(afterPly: ply)
    if isAccepted(position) { return ply }
    let last = min(plies.upperBound, replay.moveCount)
    var index = 0
    var isFound = false
    replay.forEachMove { move in
      index += 1
      guard index > ply else { return true }
      guard index <= last, (try? position.play(move)) != nil else { return false }
      ply = index
      isFound = isAccepted(position)
      return !isFound
    }
    return isFound ? ply : nil
  }

  /// Returns the number of moves after which the board has some number of disks for the first time,
  /// and the position; `nil` if it never has.
  func position(withDisks count: Int) -> (ply: Int, position: Position)? {
    let start = replay.start.board
    let placements = count - (start.size.squareCount - start.emptyCount)
    guard placements >= 0, placements <= placementCount else { return nil }
    let moves = replay.moves
    // Nearly always there is no pass before it.
    var (ply, placed) = (0, 0)
    while placed < placements {
      if moves[ply] != .pass { placed += 1 }
      ply += 1
    }
    return (ply, replay.position(afterPly: ply))
  }
}

extension BoardSize {
  /// Whether a square is one of the four corners.
  fileprivate func isCorner(_ square: Square) -> Bool {
    [0, width - 1].contains(square.x) && [0, height - 1].contains(square.y)
  }
}
