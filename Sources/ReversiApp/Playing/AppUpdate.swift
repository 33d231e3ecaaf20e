public import ReversiRules

/// One step of the app: an event, what the app did about it, and the states before and after.
public struct AppUpdate: Sendable {
  /// When the event was handled, counted from the beginning of the session.
  public let time: Duration
  /// The event.
  public let event: AppEvent
  /// The state before the event.
  public let before: AppState
  /// What the app did, or why it ignored the event.
  public let outcome: Result<AppReaction, AppRefusal>
  /// The state after the event.
  public let state: AppState
  /// Why the save that the event asked for could not be stored.
  public package(set) var saveFailure: SaveFailure?

  /// Lets an app handle an event.
  /// - Parameters:
  ///   - event: the event.
  ///   - time: the time since the beginning of the session.
  ///   - state: the state of the app, which the event changes.
  public init(_ event: AppEvent, at time: Duration, in state: inout AppState) {
    before = state
    outcome = Result { () throws(AppRefusal) in try state.react(to: event) }
    self.state = state
    (self.event, self.time) = (event, time)
  }

  /// The effects of the event; `nil` if it was ignored.
  public var effects: [AppEffect]? { try? outcome.get().effects }

  /// Why the event was ignored; `nil` if it was not.
  public var refusal: AppRefusal? {
    if case .failure(let refusal) = outcome { return refusal }
    return nil
  }
}

/// A square that shows something else than before.
public struct CellChange: Hashable, Sendable {
  /// The square.
  public let square: Square
  /// What it shows now: a disk, or nothing.
  public let disk: Disk?
}

extension AppUpdate {
  /// The squares that a view has to change, in order: the next disk of a move; at the start,
  /// after a reset and after an undo, the squares that become empty and then every disk of the layout, each row by
  /// row.
  public var cellChanges: [CellChange] {
    guard let effects else { return [] }
    let old = before.screen.board
    let new = state.screen.board
    switch event {
    case .started, .resetConfirmed, .undone:
      let emptied =
        old.size == new.size ? old.size.squares.filter { old[$0] != nil && new[$0] == nil } : []
      return emptied.map { CellChange(square: $0, disk: nil) }
        + new.size.squares.compactMap { square in
          new[square].map { CellChange(square: square, disk: $0) }
        }
    default:
      return effects.compactMap { effect in
        guard case .animate(let square, let disk, _) = effect else { return nil }
        return CellChange(square: square, disk: disk)
      }
    }
  }
}
