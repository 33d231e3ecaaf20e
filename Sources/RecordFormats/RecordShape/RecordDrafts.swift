package import GameRecords
package import ReversiRules

// The objects that shapes read and write: partly read, with the places that are needed later, or taken
// apart for writing.

/// A start position.
package struct StartDraft: Sendable {
  package var turn: TurnWord?
  package var board: Board?

  package init() {}

  package init(_ position: Position) {
    turn = TurnWord(position.turn)
    board = position.board
  }

  /// The position, if both are known.
  package var position: Position? {
    guard let turn, let board else { return nil }
    return Position(board: board, turn: turn.side)
  }
}

/// A move with its annotation.
package struct MoveDraft: Sendable {
  package var move: Move?
  /// The place of the move.
  package var place = 0..<0
  package var annotation: MoveAnnotation

  package init(_ move: Move? = nil, _ annotation: MoveAnnotation) {
    self.move = move
    self.annotation = annotation
  }
}

/// The ply at which a variation branches off.
package struct VariationDraft: Sendable {
  package var ply: Int?
  /// The place of the ply.
  package var place = 0..<0

  package init(ply: Int? = nil) { self.ply = ply }
}

/// A change of the session.
package struct ChangeDraft: Sendable {
  package var ply: Int?
  package var time: Double?
  package var side: Disk?
  package var mode: PlayerMode?
  package var isReset = false
  /// The places of the ply and the time.
  var plyPlace = 0..<0
  var timePlace: Range<Int>?

  package init() {}

  package init(_ change: SessionChange) {
    ply = change.ply
    time = change.time
    switch change.action {
    case .mode(let side, let mode): (self.side, self.mode) = (side, mode)
    case .reset: isReset = true
    }
  }

  /// The action, if it is known.
  package var action: SessionChange.Action? {
    if isReset { return .reset }
    guard let side, let mode else { return nil }
    return .mode(side, mode)
  }

  /// The change with its place, if it is known.
  package func placed(at range: Range<Int>) -> PlacedSessionChange? {
    guard let ply, let action else { return nil }
    return PlacedSessionChange(
      SessionChange(ply: ply, time: time, action),
      at: range,
      ply: plyPlace,
      time: timePlace
    )
  }
}

/// A result, with its score as two counts.
package struct ResultDraft: Sendable {
  package var dark: Int?
  package var light: Int?
  package var margin: Double?
  package var winner: GameResult.Winner?
  package var ending: GameResult.Ending?

  package init() {}

  package init(_ result: GameResult) {
    (dark, light) = (result.score?.dark, result.score?.light)
    (margin, winner, ending) = (result.margin, result.winner, result.ending)
  }

  /// The result; without both counts it has no score.
  package var result: GameResult {
    var score: DiskCounts?
    if let dark, let light { score = DiskCounts(dark: dark, light: light) }
    return GameResult(score: score, margin: margin, winner: winner, ending: ending)
  }
}
