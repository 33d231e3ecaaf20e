import GameRecords

/// The contents of one picture of a board, independent of the output.
struct Diagram: Hashable {
  /// The pieces.
  var board: PieceBoard
  /// Numbers on cells.
  var numbers: [GridCell: Int] = [:]
  /// The cell with the mark of the last move.
  var lastMove: GridCell?
  /// What is pointed out on the board.
  var marks: [BoardMark<GridCell>] = []
  /// The cells with the mark of a possible move.
  var hints: [GridCell]?
  /// The line of text below the board; `nil` if neither it nor the counts are shown.
  var message: Frame.Message?
  /// What is counted.
  var counts: [Frame.Count]
  /// Who plays, in a recorded session.
  var players: [Frame.Player]?
  /// The app's alert that is open.
  var alert: Frame.Alert?

  /// Creates the diagram of a frame.
  /// - Parameters:
  ///   - frame: the frame.
  ///   - numbers: the numbers of all moves that placed pieces, by their cells.
  ///   - options: what to mark.
  init(_ frame: Frame, numbers: [GridCell: Int] = [:], _ options: RenderingOptions) {
    var frame = frame
    frame.makeRoom(for: options.marks)
    board = frame.board
    counts = frame.counts
    message = frame.message
    players = frame.players
    alert = frame.alert
    hints = frame.hints
    marks = frame.marks + options.marks
    if options.marksLastMove { lastMove = frame.lastMove }
    if options.showsNumbers {
      let lettered = marks.letteredCells
      self.numbers = numbers.filter { frame.board[$0.key] != nil && !lettered.contains($0.key) }
    }
  }

  /// Creates the diagram of a figure.
  init(_ figure: Figure, _ options: RenderingOptions) {
    marks = figure.marks.without(options.marks.markedCells) + options.marks
    board = figure.board
    counts = figure.counts
    let lettered = marks.letteredCells
    numbers = figure.numbers.filter { !lettered.contains($0.key) }
  }
}

extension DrawableGame {
  /// Returns the only figure, or the last frame.
  /// - Throws: ``RenderingError`` if there are several figures, or none.
  func diagram(_ options: RenderingOptions) throws(RenderingError) -> Diagram {
    guard options.style == .frames else { return Diagram(try figure(options), options) }
    return diagram(of: frames(options).still, options)
  }

  /// Creates the diagram of a frame.
  func diagram(of frame: Frame, _ options: RenderingOptions) -> Diagram {
    Diagram(frame, numbers: options.showsNumbers ? numbers : [:], options)
  }
}
