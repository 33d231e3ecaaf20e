public import ReversiRules

/// An opening that players have given a name.
public struct NamedOpening: Hashable, Sendable {
  /// The English names, the usual one first.
  public let englishNames: [String]
  /// The Japanese names, the usual one first; empty if there is none.
  public let japaneseNames: [String]
  /// The moves from the standard start, in the orientation whose first move is `f5`.
  public let moves: [Move]
  /// The position after the moves.
  public let position: Position

  /// The usual English name.
  public var name: String { englishNames[0] }

  /// All names.
  public var names: [String] { englishNames + japaneseNames }
}

extension NamedOpening {
  /// Hashes only as much as needed: the moves decide the position, and few openings share a name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
