public import AppSessions

extension AppState: TableModel {
  /// Something that happens to the app.
  public typealias Event = AppEvent
  /// What the app does about an event.
  public typealias Reaction = AppReaction
  /// Why the app ignores an event.
  public typealias Refusal = AppRefusal

  /// Handles an event.
  /// - Parameter event: the event.
  /// - Returns: the transitions of the app’s tables and their effects.
  /// - Throws: ``AppRefusal`` if the event makes no sense in this state and is ignored.
  public mutating func react(to event: AppEvent) throws(AppRefusal) -> AppReaction {
    try reactByTables(to: event)
  }

  @usableFromInline package var tables: AppPolicy { policy }

  @usableFromInline package static func kind(of event: AppEvent) -> AppEvent.Kind { event.kind }

  @usableFromInline package func reason(against event: AppEvent, _ failedGuard: AppGuard?)
    -> AppRefusal
  {
    AppRefusal(event, in: self, failedGuard)
  }
}

/// What the app does about an event.
public typealias AppReaction = TableReaction<AppPolicy, AppEffect>
