/// An alert that the app shows in front of its screen until a button is pressed.
public enum AppAlert: Hashable, Sendable {
  /// The side to move cannot place a disk.
  case pass
  /// The app asks before it resets the game.
  case reset
}
