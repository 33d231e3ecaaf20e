public import StateMachines

/// A variant of the app's behaviour: the tables that it runs on.
public enum AppPolicy: String, CaseIterable, Sendable {
  /// The behaviour of the original app, as its README specifies it.
  case app
  /// The behaviour of its implementation with Redux, susieyy/refactoring-challenge-reversi-ios: the
  /// computers pause behind the reset question, and modes cannot be changed after the game.
  ///
  /// One of its defects is not followed: there, a move whose disks still turn when a reset is asked
  /// for does not end the turn, so that its side moves again after “Cancel”.
  case redux

  /// The table of phases.
  public typealias PhaseMachine = StateMachine<AppPhase, AppEvent.Kind, AppGuard, AppAction>
  /// The table of the reset question.
  public typealias QuestionMachine = StateMachine<
    ResetQuestion, AppEvent.Kind, AppGuard, AppAction
  >

  /// The table of phases.
  public var phases: PhaseMachine {
    switch self {
    case .app: Self.appPhases
    case .redux: Self.reduxPhases
    }
  }

  /// The table of the reset question, which can be open in any phase.
  public var questions: QuestionMachine { Self.questions }

  /// How long the computer thinks about a move: the apps wait for so long.
  public var thinkTime: SessionTime { SessionTime(milliseconds: self == .app ? 2000 : 1000) }

  private static let questions = QuestionMachine(
    start: .closed,
    [
      .init(from: .closed, on: .resetPressed, if: [.appHasStarted], to: .open),
      // A pass that became due in the meantime was waiting for the answer.
      .init(from: .open, on: .resetCancelled, if: [.passIsDue], to: .closed, do: [.showPassAlert]),
      .init(from: .open, on: .resetCancelled, to: .closed),
      .init(from: .open, on: .resetConfirmed, to: .closed),
    ],
    entering: [.open: [.showResetAlert]]
  )
}
