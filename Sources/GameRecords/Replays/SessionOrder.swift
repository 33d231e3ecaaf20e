/// Why a change cannot stand where it does in a session.
package struct SessionFault: Error, Hashable, Sendable {
  /// The part of the change that is wrong.
  package enum Part: Hashable, Sendable { case ply, time, whole }

  package let part: Part
  /// Whether it would be right at another place among the changes.
  package let isOrder: Bool
  /// What is wrong, in one line.
  package let message: String
  /// What to do about it, in one line.
  package let help: String?
}

/// Looks at the changes of a session one after the other.
struct SessionOrder {
  private let moveCount: Int?
  private var ply = 0
  private var time = 0.0
  private var isReset = false

  /// A look at the changes during a game of some moves; `nil` when nobody knows how many.
  init(moveCount: Int?) { self.moveCount = moveCount }

  /// Takes the next change; one with a fault is as if it were not there.
  mutating func add(_ change: SessionChange) throws(SessionFault) {
    guard !isReset else {
      throw SessionFault(
        part: .whole,
        isOrder: true,
        message: "a change follows the reset, which ends the game",
        help: "what comes behind a reset belongs to a record of its own"
      )
    }
    if let moveCount { try check(change, moveCount) }
    guard change.ply >= ply else {
      throw outOfOrder(.ply, "a change at ply \(change.ply) follows one at ply \(ply)")
    }
    if let time = change.time, time < self.time {
      let (time, last) = (NumberText.text(of: time), NumberText.text(of: self.time))
      throw outOfOrder(.time, "a change at \(time) s follows one at \(last) s")
    }
    isReset = change.action == .reset
    ply = change.ply
    time = change.time ?? time
  }

  private func check(_ change: SessionChange, _ moveCount: Int) throws(SessionFault) {
    guard 0...moveCount ~= change.ply else {
      throw SessionFault(
        part: .ply,
        isOrder: false,
        message: "ply \(change.ply) is not from 0 to \(moveCount), where the game ends",
        help: nil
      )
    }
    guard change.action != .reset || change.ply == moveCount else {
      throw SessionFault(
        part: .ply,
        isOrder: false,
        message: "a reset at ply \(change.ply) is not behind the last move, ply \(moveCount)",
        help: "a reset ends the game; moves behind it belong to a record of its own"
      )
    }
  }

  private func outOfOrder(_ part: SessionFault.Part, _ message: String) -> SessionFault {
    SessionFault(
      part: part,
      isOrder: true,
      message: message,
      help: "changes stand in the order in which they were made"
    )
  }
}

extension GameRecord {
  /// Throws unless a reader takes each change of the session where it is.
  ///
  /// Every record that was read passes; one that a program has made may not.
  package func checkSession() throws(WritingError) {
    guard sessionChanges.count <= Limits.sessionChanges else {
      throw WritingError("the session has more than \(Limits.sessionChanges) changes")
    }
    var order = SessionOrder(moveCount: moves.count)
    for change in sessionChanges {
      if let time = change.time, !time.isFinite || time < 0 {
        throw WritingError("the time of a change of the session is \(time)")
      }
      do throws(SessionFault) {
        try order.add(change)
      } catch {
        throw WritingError(error.message, help: error.help)
      }
    }
  }
}
