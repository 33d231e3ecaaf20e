/// A board and whose turn it is, or that the game is over, as stated by a file or program.
///
/// A position may contradict the rules: it may have a turn although neither side can move, or none
/// although one can. For what the rules say, see ``mustPass``, ``isOver`` and ``legalMoves``.
public struct Position: Hashable, Sendable {
  /// The disks.
  public var board: Board

  /// The side to move, which may have to pass, or `nil` if the game is stated to be over.
  public var turn: Disk?

  /// Creates a position without checking it.
  public init(board: Board, turn: Disk?) {
    self.board = board
    self.turn = turn
  }

  /// The start of a game on the 8×8 board: dark to move.
  public static let initial = initial(size: .standard)

  /// Returns the start of a game on a board of some size: dark to move.
  public static func initial(size: BoardSize) -> Position {
    Position(board: .initial(size: size), turn: .dark)
  }

  /// The squares where the side to move may place a disk; none if the game is stated to be over.
  public var legalMoves: SquareSet {
    guard let turn else { return SquareSet(size: board.size) }
    return board.legalMoves(for: turn)
  }

  /// Whether the side to move has no legal placement while the other side has one.
  public var mustPass: Bool {
    guard let turn else { return false }
    return !board.canMove(turn) && board.canMove(turn.opponent)
  }

  /// Whether neither side has a legal placement, regardless of ``turn``.
  public var isOver: Bool { !board.canMove(.dark) && !board.canMove(.light) }

  /// Returns why a move of the side to move would break the rules, or `nil` if it is legal.
  ///
  /// If there are several reasons, the first in this list is returned: ``IllegalMove/gameOver``
  /// (also if the game is stated to be over), ``IllegalMove/offBoard``, ``IllegalMove/occupied``,
  /// ``IllegalMove/flipsNothing``.
  public func legality(of move: Move) -> IllegalMove? {
    guard let turn else { return .gameOver }
    switch move {
    case .placement(let square):
      guard board.flips(placing: turn, at: square).isEmpty else { return nil }
      if isOver { return .gameOver }
      if !board.size.contains(square) { return .offBoard }
      return board[square] == nil ? .flipsNothing : .occupied
    case .pass:
      if board.canMove(turn) { return .passWithMoves }
      return board.canMove(turn.opponent) ? nil : .gameOver
    }
  }
}
