import GameRecords
import ReversiApp
import ReversiRules
import TestSupport

/// Drives the app's state without a session, and collects its effects.
struct Driver {
  private(set) var state: AppState
  /// All effects so far, in order.
  private(set) var effects: [AppEffect] = []
  /// The number of ignored events.
  private(set) var ignored = 0

  init(_ save: AppSave? = nil, size: BoardSize = .standard) {
    state = AppState(size: size)
    send(.started(save))
  }

  /// Creates a game that has reached a position, by default between two persons.
  init(_ position: Position, dark: PlayerMode = .manual, light: PlayerMode = .manual) {
    self.init(AppSave(position: position, modes: PlayerModes(dark: dark, light: light)))
  }

  /// Sends events and adds their effects to ``effects``.
  mutating func send(_ events: AppEvent...) {
    for event in events {
      guard let new = state.handle(event) else {
        ignored += 1
        continue
      }
      effects += new
    }
  }

  mutating func tap(_ squares: String) {
    for square in Square.list(squares) { send(.tapped(square)) }
  }

  /// Reports one disk as changed.
  mutating func change() { send(.diskChanged(work: state.work)) }

  /// Reports disks as changed until the move is done.
  mutating func finishMove() { while state.phase == .placing { change() } }

  /// Plays moves of a person.
  mutating func play(_ squares: String) {
    for square in Square.list(squares) {
      send(.tapped(square))
      finishMove()
    }
  }

  /// Reports the choice of the computer.
  mutating func choose(_ square: String) {
    send(.computerChose(.named(square), work: state.work))
  }

  /// Clears the effects and the number of ignored events.
  mutating func forget() {
    effects = []
    ignored = 0
  }

  /// The saves, in order.
  var saves: [AppSave] {
    effects.compactMap { effect in
      if case .save(let save) = effect { return save }
      return nil
    }
  }
}

extension Position {
  /// Creates a position from a drawn board, with spaces between the rows.
  init(_ rows: String, turn: Disk?) {
    self.init(board: Board(picture: rows.split(separator: " ").joined(separator: "\n")), turn: turn)
  }

  /// A position in which dark must pass; light can place a disk on d1, which ends the game.
  static let darkMustPass = Position("oxx- ---- ---- ----", turn: .dark)
  /// A position in which neither side can place a disk.
  static let full = Position("xxxx xxxx oooo oooo", turn: .dark)
}
