import ReversiRules
import TestSupport

extension Position {
  /// A board on which dark can play b1 and b3, and light cannot move after either.
  static let blocked = Position(
    board: Board(
      picture: """
        --ox
        ----
        --ox
        ----
        """
    ),
    turn: .dark
  )
}
