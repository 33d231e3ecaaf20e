public import ReversiRules

/// A game that the rules have played: every move in it is legal.
///
/// Only the moves are kept. The positions between them are played again when they are asked for
/// (``steps``), which costs less than keeping them.
public struct Replay: Sendable {
  /// The position before the first move.
  public let start: Position
  /// The position after the last move.
  public let end: Position
  private let line: Line

  /// The moves as played: those of the record itself for nearly every record.
  private enum Line: Sendable {
    /// The moves of the record, and the indices of those before which a pass is supplied.
    case asWritten([Move], passesBefore: [Int])
    /// Other moves, each with its number in the record, from 1; `nil` for a pass that is supplied.
    case repaired([Move], recordPlies: [Int?])
  }

  /// A replay of the moves of a record, with a pass before some of them.
  init(start: Position, moves: [Move], passesBefore: [Int] = [], end: Position) {
    self.start = start
    self.end = end
    line = .asWritten(moves, passesBefore: passesBefore)
  }

  /// A replay of other moves than the record's.
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

  /// Whether other moves were played than the record's and the passes between them.
  var isRepaired: Bool {
    switch line {
    case .asWritten: false
    case .repaired: true
    }
  }

  /// Goes through the first moves, passes included, until the body has had enough of them.
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

  /// How many moves were played, passes included.
  public var moveCount: Int {
    switch line {
    case .asWritten(let moves, let passesBefore): moves.count + passesBefore.count
    case .repaired(let moves, _): moves.count
    }
  }

  /// Plays a record that must be legal from its first move to its last.
  ///
  /// Passes that need not be written are supplied.
  /// - Throws: the first ``ReplayFault``; ``ReplayAttempt`` tells all of them.
  public init(_ record: GameRecord) throws(ReplayFault) {
    let attempt = ReplayAttempt(record)
    let isForgiven: (ReplayFault) -> Bool = { fault in
      fault.kind == .missingPass && record.passMarks != .written
    }
    if let fault = attempt.faults.first(where: { !isForgiven($0) }) { throw fault }
    self = attempt.replay
  }

  /// Whether neither side can move any more.
  ///
  /// Who has played a move knows; only of a position without moves the turn may say anything.
  public var isOver: Bool { moveCount > 0 ? end.turn == nil : end.isOver }

  /// Who won and by how much, or `nil` while a side can still move.
  public var outcome: Outcome? { isOver ? Outcome(of: end.board) : nil }

  /// The number that a move has in the record, or `nil` for a pass that the record leaves out.
  ///
  /// Both numbers count from 1; `ply` counts ``moves``.
  public func recordPly(ofPly ply: Int) -> Int? {
    switch line {
    case .asWritten(_, let passesBefore):
      // The pass that is supplied nth is the move after n - 1 passes and the moves before it.
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
    _ = position.play(contentsOf: Array(moves.prefix(max(0, ply))))
    return position
  }
}
