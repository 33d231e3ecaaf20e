public import ReversiRules

/// Another line of play than the one that it branches off.
public struct Variation: Hashable, Sendable {
  /// The move that the variation's first move stands instead of, by its number from 1 in the line
  /// that it branches off; one more than there are moves when it continues the line.
  public var ply: Int
  /// The moves in order, passes included as in the record.
  public var moves: [Move]
  /// What is said about single moves, by their number from 1 in ``moves``: ascending.
  public var annotations: [MoveAnnotation]
  /// Lines that branch off this one, ascending by ply.
  public var variations: [Variation]
  /// Where each move stands in the text that the record was read from; not part of equality.
  public var places: MovePlaces

  /// A line of play.
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

  /// Whether two lines tell the same, wherever they were read from.
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
