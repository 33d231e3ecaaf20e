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

  /// A line of play.
  public init(
    ply: Int,
    moves: [Move],
    annotations: [MoveAnnotation] = [],
    variations: [Variation] = []
  ) {
    self.ply = ply
    self.moves = moves
    self.annotations = annotations
    self.variations = variations
  }
}
