import GameRecords
import ReversiRules

/// The contents of one picture of a board, independent of the output.
struct Diagram: Hashable {
  /// The disks.
  var board: Board
  /// Numbers on disks.
  var numbers: [Square: Int] = [:]
  /// The disk with the mark of the last placement.
  var lastMove: Square?
  /// The squares with the mark of a legal placement.
  var legalMoves: SquareSet?
  /// The line of text below the board; `nil` if neither it nor the counts are shown.
  var message: ScreenMessage?
  /// Both disk counts.
  var counts: DiskCounts
  /// Who plays each side, in a recorded session.
  var players: Frame.Players?
  /// The app's alert that is open.
  var alert: AppAlert?

  /// Creates the diagram of a frame.
  /// - Parameters:
  ///   - frame: the frame.
  ///   - numbers: the numbers of all placements of the game, by their squares.
  ///   - options: what to mark.
  init(_ frame: Frame, numbers: [Square: Int] = [:], _ options: RenderingOptions) {
    board = frame.board
    counts = frame.counts
    message = frame.message
    players = frame.players
    alert = frame.alert
    if options.marksLegalMoves { legalMoves = frame.legalMoves }
    if options.marksLastMove { lastMove = frame.lastPlacement }
    if options.showsNumbers { self.numbers = numbers.filter { frame.board[$0.key] != nil } }
  }

  /// Creates the flip order of a move: the placed disk has number 1, the flipped ones 2, 3, ….
  init(order step: ReplayStep) {
    board = step.after.board
    counts = board.counts
    guard case .placement(let square) = step.move, let flips = step.flips else { return }
    numbers[square] = 1
    for (index, flip) in flips.enumerated() { numbers[flip] = index + 2 }
  }

  /// Creates a diagram of the moves of a game as printed in books: each placed disk with its
  /// number, in the colour in which it was placed.
  init(movesOf replay: Replay, plies: ClosedRange<Int>?) {
    let first = plies?.lowerBound ?? 1
    board = replay.position(afterPly: first - 1).board
    var number = 0
    for step in replay.steps {
      guard case .placement(let square) = step.move else { continue }
      number += 1
      guard plies?.contains(step.ply) ?? true else { continue }
      board[square] = step.side
      numbers[square] = number
    }
    counts = board.counts
  }
}

extension PlayedGame {
  /// Returns the moves to show in flip order.
  /// - Throws: ``RenderingError`` if there are none.
  func numberedSteps(_ options: RenderingOptions) throws(RenderingError) -> [ReplayStep] {
    let steps = steps(options)
    guard !steps.isEmpty else {
      throw RenderingError(
        "there are no moves whose flips can be numbered",
        help: "use --style frames to draw the position"
      )
    }
    return steps
  }

  /// Returns the one picture of a style other than frames, or the last frame.
  /// - Throws: ``RenderingError`` for the flip order of several moves, of none, or of a pass.
  func diagram(_ options: RenderingOptions) throws(RenderingError) -> Diagram {
    switch options.style {
    case .moves: return Diagram(movesOf: replay, plies: options.plies)
    case .order:
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
      return Diagram(order: steps[0])
    case .frames: return diagram(of: frames(options).still, options)
    }
  }

  /// Creates the diagram of a frame.
  func diagram(of frame: Frame, _ options: RenderingOptions) -> Diagram {
    Diagram(frame, numbers: options.showsNumbers ? numbers : [:], options)
  }
}
