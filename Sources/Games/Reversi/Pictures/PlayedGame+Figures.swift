public import FrameRendering
import GameRecords
import ReversiRules

extension PlayedGame {
  /// Returns the flip order of each move, in which the placed disk has number 1 and the flipped ones
  /// 2, 3, …, as in the app's specification; or the figure with all moves.
  public func figures(_ options: RenderingOptions) throws(RenderingError) -> [Figure] {
    guard options.style == .order else { return [overview(options)] }
    return try numberedSteps(options).map(order)
  }

  /// Returns the only figure.
  /// - Throws: ``/FrameRendering/RenderingError`` if there are none or several.
  public func figure(_ options: RenderingOptions) throws(RenderingError) -> Figure {
    guard options.style == .order else { return overview(options) }
    let steps = try numberedSteps(options)
    guard steps.count == 1 else {
      throw RenderingError(
        "a picture can show the flip order of one move, not of \(steps.count)",
        help: "choose one move, for example with --moves 7"
      )
    }
    guard steps[0].flips != nil else {
      throw RenderingError(
        "move \(steps[0].ply) is a pass, which flips no disks",
        help: "choose another move, for example with --moves \(steps[0].ply + 1)"
      )
    }
    return order(of: steps[0])
  }

  private func numberedSteps(_ options: RenderingOptions) throws(RenderingError) -> [ReplayStep] {
    let steps = steps(options)
    guard !steps.isEmpty else {
      throw RenderingError(
        "there are no moves whose flips can be numbered",
        help: "use --style frames to draw the position"
      )
    }
    return steps
  }

  private func order(of step: ReplayStep) -> Figure {
    let board = step.after.board
    var numbers: [GridCell: Int] = [:]
    for (index, square) in step.changes.enumerated() { numbers[GridCell(square)] = index + 1 }
    return Figure(
      "move \(step.ply): \(step.side.symbol) \(step.move)",
      PieceBoard(board),
      [Frame.Count](board.counts),
      numbers,
      marks: marks(afterPly: step.ply)
    )
  }

  /// Returns the moves of the game as printed in books: each placed disk with its number, in the
  /// colour in which it was placed; the counts are those after the last of the moves.
  private func overview(_ options: RenderingOptions) -> Figure {
    let first = options.plies?.lowerBound ?? 1
    var board = replay.position(afterPly: first - 1).board
    var numbers: [GridCell: Int] = [:]
    var number = 0
    for step in replay.steps {
      guard case .placement(let square) = step.move else { continue }
      number += 1
      guard options.shows(ply: step.ply) else { continue }
      board[square] = step.side
      numbers[GridCell(square)] = number
    }
    let last = options.plies?.upperBound ?? replay.moveCount
    let counts = [Frame.Count](replay.position(afterPly: last).board.counts)
    return Figure("", PieceBoard(board), counts, numbers, marks: marks(afterPly: last))
  }
}
