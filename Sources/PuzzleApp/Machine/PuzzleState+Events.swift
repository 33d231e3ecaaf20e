public import AppSessions

extension PuzzleState: TableModel {
  /// Something that happens to the app.
  public typealias Event = PuzzleEvent
  /// What the app does about an event.
  public typealias Reaction = PuzzleReaction
  /// Why the app ignores an event.
  public typealias Refusal = PuzzleRefusal

  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: the transitions of the app’s tables and their effects.
  /// - Throws: ``PuzzleRefusal`` if the event makes no sense in this state and is ignored.
  public mutating func react(to event: PuzzleEvent) throws(PuzzleRefusal) -> PuzzleReaction {
    try reactByTables(to: event)
  }

  @usableFromInline package var tables: PuzzleTables { PuzzleTables() }

  @usableFromInline package static func kind(of event: PuzzleEvent) -> PuzzleEvent.Kind {
    event.kind
  }

  @usableFromInline
  package func reason(against event: PuzzleEvent, _ failedGuard: PuzzleGuard?) -> PuzzleRefusal {
    PuzzleRefusal(event: event, state: self, failedGuard: failedGuard)
  }
}

/// What the app does about an event.
public typealias PuzzleReaction = TableReaction<PuzzleTables, PuzzleEffect>
