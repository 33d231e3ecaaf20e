extension StateMachine {
  /// Something wrong with a table.
  public enum Problem: Hashable, Sendable {
    /// A row is never taken, because an earlier one for the same state and event needs no more than
    /// it does, or because its state is left before there can be an event; rows are counted from 0.
    case hidden(row: Int, by: Int)
    /// No event leads to a state.
    case unreachable(State)
    /// A state that is not an end is never left.
    case deadEnd(State)
    /// No state handles an event.
    case unhandled(Event)
    /// Transitions that need no event lead through these states in a circle.
    case circle([State])
  }

  /// Everything that is wrong with the table: hidden rows, then circles, states and events.
  public var problems: [Problem] {
    let hidden = hiddenRows
    let used = table.indices.filter { hidden[$0] == nil }.map { table[$0] }
    let reachable = Self.reachable(from: start, by: used)
    let left = Set(used.filter { $0.from != $0.to }.map(\.from))
    var problems = hidden.sorted { $0.key < $1.key }.map {
      Problem.hidden(row: $0.key, by: $0.value)
    }
    problems += circles(in: used)
    for state in states {
      if !reachable.contains(state) {
        problems.append(.unreachable(state))
      } else if !ends.contains(state), !left.contains(state) {
        problems.append(.deadEnd(state))
      }
    }
    let handled = Set(table.compactMap(\.event))
    problems += events.filter { !handled.contains($0) }.map { .unhandled($0) }
    return problems
  }

  /// The rows that are never taken, each with the row that is taken instead.
  private var hiddenRows: [Int: Int] {
    var hidden: [Int: Int] = [:]
    for group in rows.values {
      for (index, row) in group.enumerated() {
        let guards = Set(table[row].guards)
        hidden[row] = group[..<index].first { guards.isSuperset(of: table[$0].guards) }
      }
    }
    for (index, row) in table.enumerated() where row.event != nil && hidden[index] == nil {
      hidden[index] = rows[Trigger(state: row.from, event: nil)]?.first {
        table[$0].guards.isEmpty && table[$0].to != row.from
      }
    }
    return hidden
  }

  private static func reachable(from start: State, by table: [Transition]) -> Set<State> {
    let ways = Dictionary(grouping: table, by: \.from)
    var reached: Set<State> = [start]
    var waiting = [start]
    while let state = waiting.popLast() {
      for line in ways[state, default: []] where reached.insert(line.to).inserted {
        waiting.append(line.to)
      }
    }
    return reached
  }

  /// The circles of transitions that need no event and have no guard that could end them.
  private func circles(in table: [Transition]) -> [Problem] {
    let ways = table.filter { $0.event == nil && $0.guards.isEmpty }
    let next = Dictionary(ways.map { ($0.from, $0.to) }) { first, _ in first }
    var known: Set<State> = []
    return states.compactMap { first in
      var path: [State] = []
      var state: State? = first
      while let current = state, known.insert(current).inserted {
        path.append(current)
        state = next[current]
      }
      // Another circle may have been found from an earlier state.
      guard let state, let index = path.firstIndex(of: state) else { return nil }
      return .circle(Array(path[index...]))
    }
  }
}
