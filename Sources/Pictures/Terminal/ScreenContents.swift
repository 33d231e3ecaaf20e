package import GameRecords

/// What a terminal screen shows of a game at one moment.
package struct ScreenContents: Hashable, Sendable {
  /// The pieces.
  package var board: PieceBoard
  /// The cell with the mark of the last move.
  package var lastMove: GridCell?
  /// The cells with the mark of a possible move, in order.
  package var hints: [GridCell]?
  /// The cell under the cursor, where a key would make a move.
  package var cursor: GridCell?
  /// What is counted.
  package var counts: [Frame.Count]
  /// Who plays, in a recorded session.
  package var players: [Frame.Player]?
  /// The state of the game.
  package var message: Frame.Message
  /// The last line.
  package var note: Note?

  /// The contents of the last line.
  package enum Note: Hashable, Sendable {
    /// Words about what is shown.
    case words(String)
    /// An alert of the app.
    case alert(Frame.Alert)
  }

  /// Creates the contents with a board and its counts, without marks.
  package init(
    _ board: PieceBoard,
    _ counts: [Frame.Count],
    _ message: Frame.Message,
    note: Note? = nil
  ) {
    self.board = board
    self.counts = counts
    self.message = message
    self.note = note
  }
}

extension ScreenContents {
  /// Creates the contents for a frame.
  init(_ frame: Frame, _ options: RenderingOptions) {
    self.init(frame.board, frame.counts, frame.message)
    hints = frame.hints
    if options.marksLastMove { lastMove = frame.lastMove }
    players = frame.players
    if let alert = frame.alert {
      note = .alert(alert)
    } else if let move = frame.move {
      note = .words("\(frame.ply). \(move)")
    }
  }
}
