import GameRecords
import ReversiApp
import ReversiRules
import TestSupport

/// Drives the app's state by hand, and does at once what it asks for.
struct Driver {
  private(set) var state: AppState
  /// Everything that was to be done, in order.
  private(set) var effects: [AppEffect] = []
  /// How many events were ignored.
  private(set) var ignored = 0

  init(_ save: AppSave? = nil, size: BoardSize = .standard) {
    state = AppState(size: size)
    send(.started(save))
  }

  /// A game that has come to a position, with persons unless modes are given.
  init(_ position: Position, dark: PlayerMode = .manual, light: PlayerMode = .manual) {
    self.init(AppSave(position: position, modes: PlayerModes(dark: dark, light: light)))
  }

  /// Sends events; what they lead to is in ``effects``.
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

  /// Plays moves with a person's hand.
  mutating func play(_ squares: String) {
    for square in Square.list(squares) {
      send(.tapped(square))
      finishMove()
    }
  }

  /// What the computer chooses.
  mutating func choose(_ square: String) {
    send(.computerChose(.named(square), work: state.work))
  }

  /// Forgets what was to be done, and how many events were ignored.
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
  /// A position whose board is drawn, its rows apart by spaces.
  init(_ rows: String, turn: Disk?) {
    self.init(board: Board(picture: rows.split(separator: " ").joined(separator: "\n")), turn: turn)
  }

  /// Dark cannot place a disk, light can on d1, and then the game is over.
  static let darkMustPass = Position("oxx- ---- ---- ----", turn: .dark)
  /// Nobody can place a disk, whoever has the turn.
  static let full = Position("xxxx xxxx oooo oooo", turn: .dark)
}
