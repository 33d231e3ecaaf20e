public import ReversiRules

/// A change of a record in any format.
public enum RecordChange: Hashable, Sendable {
  /// Inserts a pass of a side before a move, given by its number from 1; a number one more than
  /// that of the last move appends the pass.
  case insertPass(beforePly: Int, side: Disk)
  /// Removes moves, given by their numbers from 1.
  case removeMoves(ClosedRange<Int>)
  /// Replaces the declared result by another that declares the same kinds of facts.
  case setResult(GameResult)
  /// Corrects the sides that are named for moves. The array has one side for each move; where it is
  /// `nil`, the side stays.
  case setSides([Disk?])
  /// Replaces the side to move in the start position; `nil` when the game is over.
  case setTurn(Disk?)
}

extension ReversiRecord {
  /// Returns the record after a change; annotations, variations and session changes move with their
  /// moves.
  /// - Parameter change: the change.
  /// - Returns: the record; `nil` if a comment or a variation would be lost, or if there is nothing
  ///   to change.
  public func applying(_ change: RecordChange) -> ReversiRecord? {
    var record = self
    // A pass that is inserted has no place.
    var places = Array(origin?.moves ?? [])
    switch change {
    case .insertPass(let ply, let side):
      guard 1...moves.count + 1 ~= ply, record.shift(by: change) else { return nil }
      // A pass names its side if the moves around it do.
      let namesSide = [ply - 1, ply].filter { 1...max(1, moves.count) ~= $0 }
        .allSatisfy { annotation(ofPly: $0)?.side != nil }
      let index = annotations.firstIndex { $0.ply >= ply } ?? annotations.endIndex
      for index in index..<annotations.endIndex { record.annotations[index].ply += 1 }
      if namesSide, !moves.isEmpty {
        record.annotations.insert(MoveAnnotation(ply: ply, side: side), at: index)
      }
      record.moves.insert(.pass, at: ply - 1)
      if places.count == moves.count { places.insert(SourceRange(0..<0), at: ply - 1) }
    case .removeMoves(let plies):
      guard plies.lowerBound >= 1, plies.upperBound <= moves.count, hasNoAnnotations(on: plies),
        record.shift(by: change)
      else { return nil }
      record.moves.removeSubrange(plies.lowerBound - 1..<plies.upperBound)
      if places.count == moves.count {
        places.removeSubrange(plies.lowerBound - 1..<plies.upperBound)
      }
      record.annotations.removeAll { plies.contains($0.ply) }
      for index in record.annotations.indices
      where record.annotations[index].ply > plies.upperBound {
        record.annotations[index].ply -= plies.count
      }
      guard record.turnSides(fromPly: plies.lowerBound) else { return nil }
    case .setResult(let new):
      guard result != nil else { return nil }
      record.result = new
    case .setSides(let sides):
      for index in annotations.indices where annotations[index].side != nil {
        let ply = annotations[index].ply
        guard sides.indices.contains(ply - 1), let side = sides[ply - 1] else { continue }
        record.annotations[index].side = side
      }
    case .setTurn(let turn):
      record.start = Position(board: start.board, turn: turn)
    }
    record.origin?.moves = MovePlaces(places)
    return record == self ? nil : record
  }

  /// Whether some moves have no comments, glyphs, evaluations or marks, which removing them would lose.
  package func hasNoAnnotations(on plies: ClosedRange<Int>) -> Bool {
    !annotations.contains { annotation in
      plies.contains(annotation.ply)
        && (annotation.comment != nil || !annotation.glyphs.isEmpty || annotation.evaluation != nil
          || !annotation.marks.isEmpty)
    }
  }

  /// Moves variations and session changes with their moves.
  ///
  /// A session change right before a pass that is inserted stays before it, except for a reset, which
  /// follows all moves.
  /// - Parameter change: the change of the moves.
  /// - Returns: whether it is known where all of them belong.
  private mutating func shift(by change: RecordChange) -> Bool {
    switch change {
    case .insertPass(let ply, _):
      // A variation that replaces the move after the pass may lack the pass as well.
      guard !variations.contains(where: { $0.ply == ply }) else { return false }
      for index in variations.indices where variations[index].ply > ply {
        variations[index].ply += 1
      }
      for index in sessionChanges.indices
      where sessionChanges[index].ply >= ply || sessionChanges[index].action == .reset {
        sessionChanges[index].ply += 1
      }
    case .removeMoves(let plies):
      for index in variations.indices where variations[index].ply > plies.lowerBound {
        guard variations[index].ply > plies.upperBound else { return false }
        variations[index].ply -= plies.count
      }
      for index in sessionChanges.indices {
        let removed = min(sessionChanges[index].ply, plies.upperBound) - plies.lowerBound + 1
        sessionChanges[index].ply -= max(0, removed)
      }
    case .setResult, .setSides, .setTurn: break
    }
    return true
  }

  /// Gives the moves after some that were removed the sides that now make them: without a pass, for
  /// example, they are moves of the other side.
  /// - Returns: whether it is known which side makes them.
  private mutating func turnSides(fromPly first: Int) -> Bool {
    let named = annotations.indices.filter {
      annotations[$0].ply >= first && annotations[$0].side != nil
    }
    guard !named.isEmpty else { return true }
    let attempt = ReplayAttempt(moves, from: start, passMarks)
    var isTurned = false
    for step in attempt.replay.steps {
      guard let ply = attempt.replay.recordPly(ofPly: step.ply),
        let index = named.first(where: { annotations[$0].ply == ply }),
        annotations[index].side != step.side
      else { continue }
      annotations[index].side = step.side
      isTurned = true
    }
    return !isTurned || attempt.isComplete
  }
}
