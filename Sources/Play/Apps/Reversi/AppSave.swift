public import GameRecords
public import ReversiRules

/// What the app saves of a game: the position at rest and both modes, as files of the formats `save`
/// and `redux` store them.
public struct AppSave: Hashable, Sendable {
  /// The position, never in the middle of a move.
  public var position: Position
  /// Who plays each side.
  public var modes: PlayerModes

  /// Creates a save, by default of a new game.
  public init(position: Position = .initial, modes: PlayerModes = PlayerModes()) {
    self.position = position
    self.modes = modes
  }
}
