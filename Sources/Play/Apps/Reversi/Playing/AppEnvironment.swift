/// Performs the effects of the app.
public struct AppEnvironment: Sendable {
  private let pace: AppPace
  private let computer: any ComputerPlayer
  private let store: (any SaveStore<AppSave>)?

  /// Creates the environment of an app.
  /// - Parameters:
  ///   - pace: how fast it is.
  ///   - computer: the player of sides that the computer plays.
  ///   - store: where saves go, if anywhere.
  public init(
    pace: AppPace,
    computer: any ComputerPlayer,
    store: (any SaveStore<AppSave>)? = nil
  ) {
    (self.pace, self.computer, self.store) = (pace, computer, store)
  }

  /// Performs an effect; the computer’s moves and the flips of disks are work for the session, and
  /// observers show alerts.
  public func perform(_ effect: AppEffect) throws(SaveFailure) -> WorkOrder<AppEvent>? {
    switch effect {
    case .animate(_, _, let work):
      return .report(.diskChanged(work: work), after: pace.flipDelay)
    case .startThinking(let position, let work):
      return .compute(atLeast: pace.thinkTime) { [computer] in
        .computerChose(computer.move(in: position, work: work), work: work)
      }
    case .stopAnimation, .stopThinking: return .stop
    case .save(let save): try store?.keep(save)
    case .showPassAlert, .showResetAlert: break
    }
    return nil
  }
}
