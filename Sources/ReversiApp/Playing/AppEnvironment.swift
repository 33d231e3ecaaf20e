import AppSessions

/// Performs the effects of the app.
struct AppEnvironment: SessionEnvironment {
  typealias Model = AppState

  let pace: AppPace
  let computer: any ComputerPlayer
  let store: (any SaveStore<AppSave>)?

  func perform(_ effect: AppEffect) throws(SaveFailure) -> WorkOrder<AppEvent>? {
    switch effect {
    case .animate(_, _, let work):
      return .report(.diskChanged(work: work), after: pace.flipDelay)
    case .startThinking(let position, let work):
      return .compute(atLeast: pace.thinkTime) { [computer] in
        .computerChose(computer.move(in: position, work: work), work: work)
      }
    case .stopAnimation, .stopThinking: return .stop
    case .save(let save): try store?.keep(save)
    // An observer shows them.
    case .showPassAlert, .showResetAlert: break
    }
    return nil
  }
}
