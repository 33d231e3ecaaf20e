import Apps

/// Something next to the board: a name, a number, and what a key changes there.
package struct PlayCard {
  /// The piece before the name, if any.
  var piece: Piece?
  let name: String
  let number: String
  /// Whether the card is emphasised.
  var isActive = false
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
  var missing = 0
  /// Whether there may be unknown moves before them.
  var isPartial = false
  /// Returns some of the moves in the notation of the game, counted from 0.
  let texts: (Range<Int>) -> [String]

  /// The number of the last move.
  package var ply: Int { missing + count }
}

/// A key next to the board and what it does.
package struct KeyHint: Hashable, Sendable {
  let name, meaning: String
  package let key: Key
}
