/// The facts of a record about the player of one side.
public struct Player: Hashable, Sendable {
  /// The player's name as written in the file.
  public var name: String?
  /// The rating on the scale of the site; finite.
  public var rating: Double?
  /// Whether a person or the computer plays at the start of the game.
  public var mode: PlayerMode?

  /// Creates a player, by default unknown.
  public init(name: String? = nil, rating: Double? = nil, mode: PlayerMode? = nil) {
    self.name = name
    self.rating = rating
    self.mode = mode
  }

  /// Whether nothing is known about the player.
  public var isUnknown: Bool { name == nil && rating == nil && mode == nil }
}
