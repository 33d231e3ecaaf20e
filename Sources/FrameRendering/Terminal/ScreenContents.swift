package import GameRecords
package import ReversiRules

/// What a terminal screen shows of a game at one moment.
package struct ScreenContents: Hashable, Sendable {
  /// The disks.
  package var board: Board
  /// The disk with the mark of the last placement.
  package var lastPlacement: Square?
  /// The squares with the mark of a legal placement.
  package var legalMoves: SquareSet?
  /// The square under the cursor, where a key would place a disk.
  package var cursor: Square?
  /// Both disk counts.
  package var counts: DiskCounts
  /// Who plays each side, in a recorded session.
  package var players: Frame.Players?
  /// The state of the game.
  package var message: ScreenMessage
  /// The last line.
  package var note: Note?

  /// The contents of the last line.
  package enum Note: Hashable, Sendable {
    /// Words about what is shown.
    case words(String)
    /// An alert of the app.
    case alert(AppAlert)
  }

  /// Creates the contents with a board and its counts, without marks.
  package init(_ board: Board, _ counts: DiskCounts, _ message: ScreenMessage, note: Note? = nil) {
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
    if options.marksLegalMoves { legalMoves = frame.legalMoves }
    if options.marksLastMove { lastPlacement = frame.lastPlacement }
    players = frame.players
    if let alert = frame.alert {
      note = .alert(alert)
    } else if let move = frame.move {
      note = .words("\(frame.ply). \(move)")
    }
  }
}
