import GameRecords
import RecordFormats
import ReversiRules

/// What was done in the app during the game, apart from moves.
extension RecordBuilder {
  /// Handles the start tag of a `<mode>` or `<reset>`.
  mutating func startChange(_ element: XMLElement, _ tag: XMLStartTag) {
    var draft = ChangeDraft()
    readAttributes(tag, of: element, RecordShapes.change, into: &draft)
    draft.isReset = element == .reset
    if let change = draft.placed(at: range(of: tag)) { add(change) }
  }

  private mutating func add(_ change: PlacedSessionChange) {
    guard (game?.session.count ?? 0) < Limits.sessionChanges else {
      guard game?.hasTooManyChanges == false else { return }
      game?.hasTooManyChanges = true
      return report(
        .tooMany,
        "more than \(Limits.sessionChanges) changes of the session; the others are left out",
        at: change.range
      )
    }
    game?.session.append(change)
  }

  /// Keeps the changes with valid plies, when all moves are known.
  mutating func endSession() {
    guard let game else { return }
    // Without the moves, the plies cannot be checked.
    let isLost = lines.count == 0 && game.hasUnknownElement
    let count = isLost ? nil : lines.count + lines.lost
    var problems: [(problem: SessionProblem, range: Range<Int>)] = []
    record.sessionChanges = game.session.inOrder(moveCount: count, readable: lines.count) {
      problems.append(($0, $1))
    }
    for (problem, range) in problems {
      let rule: Rule = problem.isOrder ? .xmlElementOrder : .xmlValue
      report(rule, problem.message, help: problem.help, at: range)
    }
  }
}
