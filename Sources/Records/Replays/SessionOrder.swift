/// Why a change is at the wrong place in a session.
package struct SessionProblem: Error, Hashable, Sendable {
  /// The part of the change that is wrong.
  package enum Part: Hashable, Sendable { case ply, time, whole }

  package let part: Part
  /// Whether it would be valid at another place among the changes.
  package let isOrder: Bool
  /// What was found, in one line.
  package let message: String
  /// What to do about it, in one line.
  package let help: String?
}

/// Checks the changes of a session one by one.
struct SessionOrder {
  private let moveCount: Int?
  private var ply = 0
  private var time = 0.0
  private var isReset = false

  /// Creates a check for a game of some moves; `nil` if their number is unknown.
  init(moveCount: Int?) { self.moveCount = moveCount }

  /// Checks the next change; one with a problem has no effect on later checks.
  mutating func add(_ change: SessionChange) throws(SessionProblem) {
    guard !isReset else {
      throw SessionProblem(
        part: .whole,
        isOrder: true,
        message: "a change follows the reset, which ends the game",
        help: "what follows a reset belongs in a record of its own"
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

  private func check(_ change: SessionChange, _ moveCount: Int) throws(SessionProblem) {
    guard 0...moveCount ~= change.ply else {
      throw SessionProblem(
        part: .ply,
        isOrder: false,
        message: "ply \(change.ply) is not between 0 and \(moveCount), where the game ends",
        help: nil
      )
    }
    guard change.action != .reset || change.ply == moveCount else {
      throw SessionProblem(
        part: .ply,
        isOrder: false,
        message: "a reset at ply \(change.ply) is not after the last move, ply \(moveCount)",
        help: "a reset ends the game; later moves belong in a record of their own"
      )
    }
  }

  private func outOfOrder(_ part: SessionProblem.Part, _ message: String) -> SessionProblem {
    SessionProblem(
      part: part,
      isOrder: true,
      message: message,
      help: "write changes in the order in which they were made"
    )
  }
}
