/// What a record says about the player of one side.
public struct Player: Hashable, Sendable {
  /// The player's name as the file spells it.
  public var name: String?
  /// The rating on whatever scale the site uses; always finite.
  public var rating: Double?
  /// Whether a person or the computer plays, as the game begins.
  public var mode: PlayerMode?

  /// A player of whom nothing needs to be known.
  public init(name: String? = nil, rating: Double? = nil, mode: PlayerMode? = nil) {
    self.name = name
    self.rating = rating
    self.mode = mode
  }

  /// Whether nothing is said about the player.
  public var isUnknown: Bool { name == nil && rating == nil && mode == nil }
}
