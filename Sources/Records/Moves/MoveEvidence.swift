package import ReversiRules

/// Evidence that a row of moves is not of another game: it can be played, or fills a board.
///
/// The squares of chess and of Lines of Action have the same names, so a list of squares alone
/// proves nothing.
package enum MoveEvidence {
  /// The evidence in the moves.
  /// - Parameters:
  ///   - moves: the moves that could be read; passes may be left out.
  ///   - start: the position that they begin at.
  ///   - isWhole: whether everything could be read.
  ///   - enough: how many moves must be playable when no game of chess begins like them.
  /// - Returns: the evidence in words, or `nil`.
  package static func words(
    for moves: [Move],
    from start: Position = .initial,
    isWhole: Bool,
    enough: Int
  ) -> String? {
    let squares = squares(of: moves)
    guard let first = squares.first else { return nil }
    let played = starts(like: start).map { playable(moves, from: $0) }.max() ?? 0
    // In chess no first move reaches the fifth row, and after three moves of Othello no other game
    // continues like it.
    let isLow = first.y >= 4
    if played >= 3 || isLow && played >= enough || isWhole && played > 0 && played == moves.count {
      return "moves that can be played"
    }
    let areFree = areFree(squares, on: start.board)
    if isWhole, isLow, played > 0, !areFree { return "a first move that can be played" }
    if areFree {
      // Lists of squares that are not games, such as the wells of a plate, go beyond the board.
      let areOnBoard = squares.allSatisfy(start.board.size.contains)
      if squares.count >= 20, played > 0 || areOnBoard {
        return "moves to many different squares"
      }
      if isWhole, played > 0 { return "only moves, to different squares" }
    }
    return isWhole ? nearly(moves, from: start) : nil
  }

  /// The evidence in moves that are numbers, which can be anything: nearly all must be playable.
  /// - Parameters:
  ///   - moves: the moves that could be read.
  ///   - isWhole: whether everything could be read.
  ///   - enough: how many moves prove something if all can be played.
  /// - Returns: the evidence in words, or `nil`.
  package static func words(forNumbers moves: [Move], isWhole: Bool, enough: Int) -> String? {
    let played = playable(moves, from: .initial)
    if played > enough || isWhole && played == enough && played == moves.count {
      return "moves that can be played"
    }
    return isWhole ? nearly(moves, from: .initial) : nil
  }

  private static func nearly(_ moves: [Move], from start: Position) -> String? {
    guard moves.count >= 5 else { return nil }
    let isNearly = (0..<3).contains { isPlayable(moves, without: $0, from: start) }
    return isNearly ? "moves of which all but one can be played" : nil
  }

  /// A start, and its mirror image, from which some programs play.
  private static func starts(like start: Position) -> [Position] {
    guard start == .initial else { return [start] }
    return [start, Position(board: Symmetry.all[1].image(of: start.board), turn: start.turn)]
  }

  /// Whether all moves but one can be played, and some legal one in its place.
  private static func isPlayable(
    _ moves: [Move],
    without index: Int,
    from start: Position
  ) -> Bool {
    starts(like: start).contains { start in
      let before = ReplayAttempt(Array(moves.prefix(index)), from: start, .implied)
      return before.problems.isEmpty
        && before.replay.end.legalMoves.contains { square in
          var moves = moves
          moves[index] = .placement(square)
          return playable(moves, from: start) == moves.count
        }
    }
  }

  private static func squares(of moves: [Move]) -> [Square] {
    moves.compactMap { if case .placement(let square) = $0 { square } else { nil } }
  }

  private static func playable(_ moves: [Move], from start: Position) -> Int {
    ReplayAttempt(moves, from: start, .implied).problems.first.map { $0.ply - 1 } ?? moves.count
  }

  /// Whether no square is named twice or has a disk at the start, which is so only in a game where
  /// nothing is ever moved or captured.
  package static func areFree(_ moves: [Move], on board: Board) -> Bool {
    areFree(squares(of: moves), on: board)
  }

  private static func areFree(_ squares: [Square], on board: Board) -> Bool {
    Set(squares).count == squares.count
      && squares.allSatisfy { !board.size.contains($0) || board[$0] == nil }
  }
}
