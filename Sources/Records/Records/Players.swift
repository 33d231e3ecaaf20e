public import ReversiRules

/// The players of both sides.
public struct Players: Hashable, Sendable {
  /// The player of the side that moves first in a standard game.
  public var dark: Player
  /// The other player.
  public var light: Player

  /// Creates two players, by default unknown.
  public init(dark: Player = Player(), light: Player = Player()) {
    self.dark = dark
    self.light = light
  }

  /// The player of a side.
  public subscript(side: Disk) -> Player {
    get { side == .dark ? dark : light }
    set {
      switch side {
      case .dark: dark = newValue
      case .light: light = newValue
      }
    }
  }
}
