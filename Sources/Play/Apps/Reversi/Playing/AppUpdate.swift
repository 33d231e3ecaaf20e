public import ReversiRules

/// One step of the app: an event, what the app did about it, and the states before and after.
public typealias AppUpdate = SessionUpdate<AppState>

/// A square that shows something else than before.
public struct CellChange: Hashable, Sendable, CustomStringConvertible {
  /// The square.
  public let square: Square
  /// What it shows now: a disk, or nothing.
  public let disk: Disk?

  /// The square and what it shows, for example `f5=x`.
  public var description: String { "\(square)=\(disk.map { $0 == .dark ? "x" : "o" } ?? "-")" }
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
