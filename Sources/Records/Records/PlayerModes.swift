public import ReversiRules

/// Who plays each side.
public struct PlayerModes: Hashable, Sendable {
  /// The mode of dark, which moves first in a standard game.
  public var dark: PlayerMode
  /// The mode of light.
  public var light: PlayerMode

  /// Creates a pair of modes, by default those of a new game: both manual.
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
