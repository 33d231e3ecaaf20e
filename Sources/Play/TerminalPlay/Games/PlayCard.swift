import Apps

/// Something next to the board: a name, a number, and what a key changes there.
package struct PlayCard {
  /// The piece before the name, if any.
  let piece: Piece?
  let name: String
  let number: String
  /// Whether the card is emphasised.
  let isActive: Bool
  /// The key, which a viewer of a recorded session does not see.
  let key: String
  /// The words after the key.
  let words: String
}

/// The moves of a game, as far as they are known.
package struct PlayedMoves {
  /// The number of moves.
  let count: Int
  /// The number of moves before them.
  let missing: Int
  /// Whether there may be unknown moves before them.
  let isPartial: Bool
  /// Returns some of the moves in the notation of the game, counted from 0.
  let texts: (Range<Int>) -> [String]
}

/// A key next to the board and what it does.
package struct KeyHint: Hashable, Sendable {
  let name, meaning: String
  package let key: Key
}
