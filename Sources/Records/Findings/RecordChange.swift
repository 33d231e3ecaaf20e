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

extension RecordChange {
  /// Returns a record after the change; annotations, variations and session changes move with their
  /// moves.
  /// - Parameter old: the record.
  /// - Returns: the record; `nil` if a comment or a variation would be lost, or if there is nothing
  ///   to change.
  public func applied(to old: ReversiRecord) -> ReversiRecord? {
    var record = old
    // A pass that is inserted has no place.
    var places = Array(old.origin?.moves ?? [])
    switch self {
    case .insertPass(let ply, let side):
      guard 1...old.moves.count + 1 ~= ply, shiftParts(of: &record) else { return nil }
      // A pass names its side if the moves around it do.
      let namesSide = [ply - 1, ply].filter { 1...max(1, old.moves.count) ~= $0 }
        .allSatisfy { old.annotation(ofPly: $0)?.side != nil }
      let index = old.annotations.firstIndex { $0.ply >= ply } ?? old.annotations.endIndex
      for index in index..<old.annotations.endIndex { record.annotations[index].ply += 1 }
      if namesSide, !old.moves.isEmpty {
        record.annotations.insert(MoveAnnotation(ply: ply, side: side), at: index)
      }
      record.moves.insert(.pass, at: ply - 1)
      if places.count == old.moves.count { places.insert(SourceRange(0..<0), at: ply - 1) }
    case .removeMoves(let plies):
      guard plies.lowerBound >= 1, plies.upperBound <= old.moves.count,
        Self.hasNoAnnotations(old, on: plies), shiftParts(of: &record)
      else { return nil }
      record.moves.removeSubrange(plies.lowerBound - 1..<plies.upperBound)
      if places.count == old.moves.count {
        places.removeSubrange(plies.lowerBound - 1..<plies.upperBound)
      }
      record.annotations.removeAll { plies.contains($0.ply) }
      for index in record.annotations.indices
      where record.annotations[index].ply > plies.upperBound {
        record.annotations[index].ply -= plies.count
      }
      guard Self.turnSides(of: &record, fromPly: plies.lowerBound) else { return nil }
    case .setResult(let new):
      guard old.result != nil else { return nil }
      record.result = new
    case .setSides(let sides):
      for index in old.annotations.indices where old.annotations[index].side != nil {
        let ply = old.annotations[index].ply
        guard sides.indices.contains(ply - 1), let side = sides[ply - 1] else { continue }
        record.annotations[index].side = side
      }
    case .setTurn(let turn):
      record.start = Position(board: old.start.board, turn: turn)
    }
    record.origin?.moves = MovePlaces(places)
    return record == old ? nil : record
  }

  /// Whether some moves have no comments, glyphs, evaluations or marks, which removing them would lose.
  private static func hasNoAnnotations(
    _ record: ReversiRecord,
    on plies: ClosedRange<Int>
  ) -> Bool {
    !record.annotations.contains { annotation in
      plies.contains(annotation.ply)
        && (annotation.comment != nil || !annotation.glyphs.isEmpty || annotation.evaluation != nil
          || !annotation.marks.isEmpty)
    }
  }

  /// Moves variations and session changes with their moves.
  ///
  /// A session change right before a pass that is inserted stays before it, except for a reset, which
  /// follows all moves.
  /// - Parameter record: the record.
  /// - Returns: whether it is known where all of them belong.
  private func shiftParts(of record: inout ReversiRecord) -> Bool {
    switch self {
    case .insertPass(let ply, _):
      // A variation that replaces the move after the pass may lack the pass as well.
      guard !record.variations.contains(where: { $0.ply == ply }) else { return false }
      for index in record.variations.indices where record.variations[index].ply > ply {
        record.variations[index].ply += 1
      }
      for index in record.sessionChanges.indices
      where record.sessionChanges[index].ply >= ply || record.sessionChanges[index].action == .reset
      {
        record.sessionChanges[index].ply += 1
      }
    case .removeMoves(let plies):
      for index in record.variations.indices where record.variations[index].ply > plies.lowerBound {
        guard record.variations[index].ply > plies.upperBound else { return false }
        record.variations[index].ply -= plies.count
      }
      for index in record.sessionChanges.indices {
        let removed = min(record.sessionChanges[index].ply, plies.upperBound) - plies.lowerBound + 1
        record.sessionChanges[index].ply -= max(0, removed)
      }
    case .setResult, .setSides, .setTurn: break
    }
    return true
  }

  /// Gives the moves after some that were removed the sides that now make them: without a pass, for
  /// example, they are moves of the other side.
  /// - Parameters:
  ///   - record: the record.
  ///   - first: the first move after those that were removed, by its number from 1.
  /// - Returns: whether it is known which side makes them.
  private static func turnSides(of record: inout ReversiRecord, fromPly first: Int) -> Bool {
    let named = record.annotations.indices.filter {
      record.annotations[$0].ply >= first && record.annotations[$0].side != nil
    }
    guard !named.isEmpty else { return true }
    let attempt = record.attempt()
    var isTurned = false
    for step in attempt.replay.steps {
      guard let ply = attempt.replay.recordPly(ofPly: step.ply),
        let index = named.first(where: { record.annotations[$0].ply == ply }),
        record.annotations[index].side != step.side
      else { continue }
      record.annotations[index].side = step.side
      isTurned = true
    }
    return !isTurned || attempt.isComplete
  }
}
