/// One row of the tables that drive the app: a transition from one phase to the next, or the
/// opening or closing of the reset question, which can be open in any phase.
///
/// An event that neither table lists is ignored.
public struct Transition<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place before.
  public let from: Place
  /// What triggers the transition.
  public let by: Trigger
  /// The place after.
  public let to: Place
}

extension Transition<AppPhase> {
  /// The transitions between phases.
  public static let table = [
    Transition(from: .start, by: .started, to: .nextTurn),

    Transition(from: .nextTurn, by: .personToMove, to: .waiting),
    Transition(from: .nextTurn, by: .computerToMove, to: .thinking),
    Transition(from: .nextTurn, by: .sideCannotMove, to: .passAlert),
    Transition(from: .nextTurn, by: .gameEnded, to: .over),

    Transition(from: .waiting, by: .legalTap, to: .placing),
    Transition(from: .waiting, by: .moverToComputer, to: .thinking),
    Transition(from: .waiting, by: .modeChanged, to: .waiting),
    Transition(from: .waiting, by: .resetConfirmed, to: .nextTurn),

    Transition(from: .thinking, by: .computerChose, to: .placing),
    Transition(from: .thinking, by: .moverToManual, to: .waiting),
    Transition(from: .thinking, by: .modeChanged, to: .thinking),
    Transition(from: .thinking, by: .resetConfirmed, to: .nextTurn),

    Transition(from: .placing, by: .diskChanged, to: .placing),
    Transition(from: .placing, by: .lastDiskChanged, to: .nextTurn),
    Transition(from: .placing, by: .modeChanged, to: .placing),
    Transition(from: .placing, by: .resetConfirmed, to: .nextTurn),

    Transition(from: .passAlert, by: .passDismissed, to: .nextTurn),
    Transition(from: .passAlert, by: .modeChanged, to: .passAlert),
    Transition(from: .passAlert, by: .resetConfirmed, to: .nextTurn),

    Transition(from: .over, by: .modeChanged, to: .over),
    Transition(from: .over, by: .resetConfirmed, to: .nextTurn),
  ]

  private static let ways = Ways(table)

  /// The phase that a trigger leads to, or `nil` if nothing happens.
  static func phase(after phase: AppPhase, by trigger: Trigger) -> AppPhase? {
    ways[phase, trigger]
  }
}

extension Transition<ResetQuestion> {
  /// The transitions of the reset question.
  public static let table = [
    Transition(from: .closed, by: .resetPressed, to: .open),
    Transition(from: .open, by: .resetCancelled, to: .closed),
    Transition(from: .open, by: .resetConfirmed, to: .closed),
  ]

  private static let ways = Ways(table)

  /// The state of the question after a trigger, or `nil` if nothing happens.
  static func question(after question: ResetQuestion, by trigger: Trigger) -> ResetQuestion? {
    ways[question, trigger]
  }
}

/// A table laid out for constant-time lookup.
private struct Ways<Place: RawRepresentable<Int> & Hashable & Sendable>: Sendable {
  private var places: [Place?] = []

  init(_ table: [Transition<Place>]) {
    for line in table {
      let index = Self.index(line.from, line.by)
      while places.count <= index { places.append(nil) }
      places[index] = line.to
    }
  }

  subscript(place: Place, trigger: Trigger) -> Place? {
    let index = Self.index(place, trigger)
    return index < places.count ? places[index] : nil
  }

  private static func index(_ place: Place, _ trigger: Trigger) -> Int {
    place.rawValue * Trigger.count + trigger.rawValue
  }
}
