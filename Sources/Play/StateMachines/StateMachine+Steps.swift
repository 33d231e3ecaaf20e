extension StateMachine {
  /// Takes the transitions that events cause, one after the other, and those that need no event.
  /// - Parameters:
  ///   - state: the state before them.
  ///   - events: the events.
  ///   - holds: whether a guard holds.
  /// - Returns: the transitions, and why the first event that does nothing does nothing; what
  ///   follows it is not tried.
  public func steps(
    from state: State,
    by events: [Event],
    where holds: (Guard) -> Bool = { _ in true }
  ) -> (taken: [Transition], refusal: Refusal?) {
    var steps: [Transition] = []
    var state = state
    func settle() {
      var passed: Set<State> = [state]
      while let step = try? transition(from: state, by: nil, where: holds) {
        steps.append(step)
        state = step.to
        // A circle would never come to rest.
        guard passed.insert(state).inserted else { return }
      }
    }
    settle()
    for event in events {
      do throws(Refusal) {
        let step = try transition(from: state, by: event, where: holds)
        steps.append(step)
        state = step.to
        settle()
      } catch {
        return (steps, error)
      }
    }
    return (steps, nil)
  }
}
