/// A machine whose states, events, guards and effects are named by texts, as in a file or a diagram.
public typealias TextMachine = StateMachine<String, String, String, String>

extension StateMachine {
  /// Returns the same machine in words.
  /// - Parameters:
  ///   - state: the name of a state; different states need different names.
  ///   - event: the name of an event.
  ///   - condition: the words of a guard.
  ///   - effect: the words of an effect.
  /// - Returns: the machine.
  public func text(
    state: (State) -> String = { "\($0)" },
    event: (Event) -> String = { "\($0)" },
    guard condition: (Guard) -> String = { "\($0)" },
    effect: (Effect) -> String = { "\($0)" }
  ) -> TextMachine {
    func words(_ effects: [State: [Effect]]) -> [String: [String]] {
      Dictionary(effects.map { (state($0.key), $0.value.map(effect)) }) { first, _ in first }
    }
    return TextMachine(
      start: state(start),
      ends: Set(ends.map(state)),
      states: states.map(state),
      events: events.map(event),
      table.map { line in
        TextMachine.Transition(
          from: state(line.from),
          on: line.event.map(event),
          if: line.guards.map(condition),
          to: state(line.to),
          do: line.effects.map(effect)
        )
      },
      entering: words(entryEffects),
      leaving: words(exitEffects)
    )
  }
}
