package import GameRecords
package import ReversiRules

/// What a terminal's screen shows of a game at one moment.
package struct ScreenContents: Hashable, Sendable {
  /// The disks.
  package var board: Board
  /// The disk with the mark of the last placement.
  package var lastPlacement: Square?
  /// The squares with the mark of a legal placement.
  package var legalMoves: SquareSet?
  /// The square with a frame around it, where a key would place a disk.
  package var cursor: Square?
  /// Both disk counts.
  package var counts: DiskCounts
  /// How the game stands.
  package var message: ScreenMessage
  /// The last line.
  package var note: Note?

  /// What the last line says.
  package enum Note: Hashable, Sendable {
    /// Words about what is shown.
    case words(String)
    /// Something that the app tells.
    case alert(AppAlert)
  }

  /// A board with its counts, without marks.
  package init(_ board: Board, _ counts: DiskCounts, _ message: ScreenMessage, note: Note? = nil) {
    self.board = board
    self.counts = counts
    self.message = message
    self.note = note
  }
}

extension ScreenContents {
  /// What is shown of a frame.
  init(_ frame: Frame, _ options: RenderingOptions) {
    self.init(frame.board, frame.counts, frame.message)
    if options.marksLegalMoves { legalMoves = frame.legalMoves }
    if options.marksLastMove { lastPlacement = frame.lastPlacement }
    if frame.event == .passAlert {
      note = .alert(.pass)
    } else if let move = frame.move {
      note = .words("\(frame.ply). \(move)")
    }
  }
}
