import GameRecords
import ReversiRules
import TestSupport

extension Position {
  /// Creates a position from a drawn board, with spaces between the rows.
  init(_ rows: String, turn: Disk?) {
    self.init(board: Board(picture: rows.split(separator: " ").joined(separator: "\n")), turn: turn)
  }

  /// A position in which dark must pass; light can place a disk on d1, which ends the game.
  static let darkMustPass = Position("oxx- ---- ---- ----", turn: .dark)
}
