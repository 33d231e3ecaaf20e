import GameRecords
import ReversiRules

/// The moves cannot be played, but all of them can on a mirrored board.
///
/// The direction of the mirroring does not matter. A game in which light begins, with the sides
/// swapped, is the same again.
enum MirroredStart: SingleRule {
  static let rule = Rule(2013, "mirrored-start", .error, page: .record)

  /// The number of moves that cannot all fit by chance.
  private static let leastMoves = 4

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let problem = subject.attempt.problems.first, explains(problem, in: subject) else {
      return
    }
    let mirror = mirrored(problem.position.board)
    let dark = mirror.size.squares.filter { mirror[$0] == .dark }.map(\.description)
    var finding = subject.finding(
      rule,
      "\(problem.move) cannot be the first move, but all \(subject.record.moves.count) moves fit a "
        + "mirrored board, with dark on \(dark.joined(separator: " and ")), and the standard board "
        + "if light begins",
      for: problem
    )
    if case .placement(let square) = problem.move {
      let image = mirrorImage.image(of: square, on: mirror.size)
      finding.help = "mirror the moves (\(square) becomes \(image)), or declare the start position"
    }
    report(finding)
  }

  /// Whether a move is illegal only because the board is mirrored.
  static func explains(_ problem: ReplayProblem, in subject: ValidationSubject<ReversiRecord>)
    -> Bool
  {
    guard problem.ply == 1, problem.kind == .illegal(.flipsNothing) else { return false }
    let record = subject.record
    let size = record.start.board.size
    guard record.moves.count >= leastMoves, record.start == .initial(size: size),
      subject.wrongSide(for: problem) == nil
    else { return false }
    let start = Position(board: mirrored(record.start.board), turn: record.start.turn)
    return ReplayAttempt(record.moves, from: start, .implied).problems.isEmpty
  }

  private static func mirrored(_ board: Board) -> Board { mirrorImage.image(of: board) }

  /// Swaps left and right; swapping top and bottom would do as well.
  private static let mirrorImage = Symmetry.all[1]
}
