public import ReversiRules

/// An opening that players have given a name.
public struct NamedOpening: Hashable, Sendable {
  /// The English name.
  public let name: String
  /// The Japanese name, if it has one.
  public let japaneseName: String?
  /// The moves from the standard start, in the orientation whose first move is `f5`.
  public let moves: [Move]
  /// The position after the moves.
  public let position: Position

  /// Both names.
  public var names: [String] { [name, japaneseName].compactMap(\.self) }
}

extension NamedOpening {
  /// Hashes only as much as needed: the moves decide the position, and few openings share a name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
