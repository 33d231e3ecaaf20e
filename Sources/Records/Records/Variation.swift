public import ReversiRules

/// A line of play that branches off another one.
public struct Variation: Hashable, Sendable {
  /// The number, from 1, of the move that the variation's first move replaces in the line it
  /// branches off; one more than that of the last move if the variation continues the line.
  public var ply: Int
  /// The moves in order, passes included as in the record.
  public var moves: [Move]
  /// The annotations of moves, by their number from 1 in ``moves``: ascending.
  public var annotations: [MoveAnnotation]
  /// Lines that branch off this one, ascending by ply.
  public var variations: [Variation]
  /// The place of each move in the text that the record was read from; not part of equality.
  public var places: MovePlaces

  /// Creates a variation.
  public init(
    ply: Int,
    moves: [Move],
    annotations: [MoveAnnotation] = [],
    variations: [Variation] = [],
    places: MovePlaces = []
  ) {
    self.ply = ply
    self.moves = moves
    self.annotations = annotations
    self.variations = variations
    self.places = places
  }

  /// Whether two lines have the same facts, wherever they were read from.
  public static func == (a: Variation, b: Variation) -> Bool {
    a.ply == b.ply && a.moves == b.moves && a.annotations == b.annotations
      && a.variations == b.variations
  }

  /// Hashes the branching point and the moves.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ply)
    hasher.combine(moves)
  }
}
