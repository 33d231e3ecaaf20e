public import ReversiRules

/// A game played by the rules: every move in it is legal.
///
/// Only the moves are stored. The positions between them are played again on request (``steps``),
/// which costs less than storing them.
public struct Replay: Sendable {
  /// The position before the first move.
  public let start: Position
  /// The position after the last move.
  public let end: Position
  private let line: Line

  /// The moves as played; for nearly every record, those of the record itself.
  private enum Line: Sendable {
    /// The moves of the record, and the indices of the moves before which a pass is supplied.
    case asWritten([Move], passesBefore: [Int])
    /// Other moves, each with its number in the record, from 1; `nil` for a pass that is supplied.
    case repaired([Move], recordPlies: [Int?])
  }

  /// Creates a replay of the moves of a record, with a pass before some of them.
  init(start: Position, moves: [Move], passesBefore: [Int] = [], end: Position) {
    self.start = start
    self.end = end
    line = .asWritten(moves, passesBefore: passesBefore)
  }

  /// Creates a replay of moves that differ from the record's.
  init(start: Position, moves: [Move], recordPlies: [Int?], end: Position) {
    self.start = start
    self.end = end
    line = .repaired(moves, recordPlies: recordPlies)
  }

  /// The moves as played, passes included.
  public var moves: [Move] {
    switch line {
    case .asWritten(let moves, let passesBefore):
      guard !passesBefore.isEmpty else { return moves }
      var played: [Move] = []
      played.reserveCapacity(moves.count + passesBefore.count)
      var next = 0
      for index in passesBefore {
        played += moves[next..<index]
        played.append(.pass)
        next = index
      }
      return played + moves[next...]
    case .repaired(let moves, _): return moves
    }
  }

  /// Whether the moves differ from the record's in more than supplied passes.
  var isRepaired: Bool {
    switch line {
    case .asWritten: false
    case .repaired: true
    }
  }

  /// Calls a closure for each move, passes included, until it returns `false`.
  package func forEachMove(_ body: (Move) -> Bool) {
    switch line {
    case .asWritten(let moves, let passesBefore):
      var passes = passesBefore[...]
      for (index, move) in moves.enumerated() {
        if passes.first == index {
          passes = passes.dropFirst()
          guard body(.pass) else { return }
        }
        guard body(move) else { return }
      }
    case .repaired(let moves, _):
      for move in moves { guard body(move) else { return } }
    }
  }

  /// The number of moves played, passes included.
  public var moveCount: Int {
    switch line {
    case .asWritten(let moves, let passesBefore): moves.count + passesBefore.count
    case .repaired(let moves, _): moves.count
    }
  }

  /// Plays a record in which every move must be legal.
  ///
  /// Passes that need not be written are supplied.
  /// - Throws: the first ``ReplayProblem``; ``ReplayAttempt`` collects all of them.
  public init(_ record: ReversiRecord) throws(ReplayProblem) {
    let attempt = ReplayAttempt(record)
    let isForgiven: (ReplayProblem) -> Bool = { problem in
      problem.kind == .missingPass && record.passMarks != .written
    }
    if let problem = attempt.problems.first(where: { !isForgiven($0) }) { throw problem }
    self = attempt.replay
  }

  /// Whether neither side can move.
  ///
  /// After a move the turn is correct; a start position may name any turn.
  public var isOver: Bool { moveCount > 0 ? end.turn == nil : end.isOver }

  /// The winner and the disk counts, or `nil` while a side can still move.
  public var outcome: Outcome? { isOver ? Outcome(of: end.board) : nil }

  /// Returns the number of a move in the record, or `nil` for a pass that the record leaves out.
  ///
  /// Both numbers count from 1; `ply` counts ``moves``.
  public func recordPly(ofPly ply: Int) -> Int? {
    switch line {
    case .asWritten(_, let passesBefore):
      // The nth supplied pass is the move after n - 1 passes and the moves before it.
      let supplied = passesBefore.enumerated().prefix { $0.offset + $0.element + 1 <= ply }
      let isPass = supplied.contains { $0.offset + $0.element + 1 == ply }
      return isPass ? nil : ply - supplied.count
    case .repaired(_, let recordPlies): return recordPlies[ply - 1]
    }
  }

  /// The position after the first `ply` moves; 0 is the start.
  public func position(afterPly ply: Int) -> Position {
    guard ply < moveCount else { return end }
    var position = start
    _ = position.play(contentsOf: moves, upTo: max(0, ply))
    return position
  }
}
