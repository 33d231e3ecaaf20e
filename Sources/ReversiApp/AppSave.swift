public import GameRecords
public import ReversiRules

/// What the app keeps of a game: the position at rest and both modes, which is what a file of format
/// `save` holds.
public struct AppSave: Hashable, Sendable {
  /// The position, never in the middle of a move.
  public var position: Position
  /// Who decides the moves of each side.
  public var modes: PlayerModes

  /// A save; by default of a new game.
  public init(position: Position = .initial, modes: PlayerModes = PlayerModes()) {
    self.position = position
    self.modes = modes
  }
}

/// Who decides the moves of each side.
public struct PlayerModes: Hashable, Sendable {
  /// The mode of the side that moves first in a standard game.
  public var dark: PlayerMode
  /// The mode of the other side.
  public var light: PlayerMode

  /// Two modes; a new game has two persons.
  public init(dark: PlayerMode = .manual, light: PlayerMode = .manual) {
    self.dark = dark
    self.light = light
  }

  /// The mode of a side.
  public subscript(side: Disk) -> PlayerMode {
    get { side == .dark ? dark : light }
    set {
      switch side {
      case .dark: dark = newValue
      case .light: light = newValue
      }
    }
  }
}
