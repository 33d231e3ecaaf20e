public import ReversiRules

/// A game that the rules have played: every move in it is legal.
///
/// Only the moves are kept. The positions between them are played again when they are asked for
/// (``steps``), which costs less than keeping them.
public struct Replay: Sendable {
  /// The position before the first move.
  public let start: Position
  /// The moves as played, passes included.
  public let moves: [Move]
  /// The position after the last move.
  public let end: Position
  /// For each move its number in the record, from 1, or `nil` for a pass that the record leaves
  /// out; empty when the moves are exactly those of the record.
  private let recordPlies: [Int?]

  init(start: Position, moves: [Move], end: Position, recordPlies: [Int?] = []) {
    self.start = start
    self.moves = moves
    self.end = end
    self.recordPlies = recordPlies
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

  /// Who won and by how much, or `nil` while a side can still move.
  public var outcome: Outcome? { end.isOver ? Outcome(of: end.board) : nil }

  /// The number that a move has in the record, or `nil` for a pass that the record leaves out.
  ///
  /// Both numbers count from 1; `ply` counts ``moves``.
  public func recordPly(ofPly ply: Int) -> Int? {
    recordPlies.isEmpty ? ply : recordPlies[ply - 1]
  }

  /// The position after the first `ply` moves; 0 is the start.
  public func position(afterPly ply: Int) -> Position {
    guard ply < moves.count else { return end }
    var position = start
    _ = position.play(contentsOf: Array(moves.prefix(max(0, ply))))
    return position
  }
}
