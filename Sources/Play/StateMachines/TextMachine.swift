/// A machine whose states, events, guards and effects are named by texts, as in a diagram.
public typealias TextMachine = StateMachine<String, String, String, String>

extension StateMachine
where
  State: RawRepresentable<String>, Guard: RawRepresentable<String>, Effect: RawRepresentable<String>
{
  /// Returns the same machine in words.
  /// - Parameter event: the words of an event.
  /// - Returns: the machine.
  public func text(event: (Event) -> String) -> TextMachine {
    TextMachine(
      start: start.rawValue,
      table.map { line in
        TextMachine.Transition(
          from: line.from.rawValue,
          on: line.event.map(event),
          if: line.guards.map(\.rawValue),
          to: line.to.rawValue,
          do: line.effects.map(\.rawValue)
        )
      },
      entering: Dictionary(
        entryEffects.map { ($0.key.rawValue, $0.value.map(\.rawValue)) }
      ) { first, _ in first }
    )
  }
}
