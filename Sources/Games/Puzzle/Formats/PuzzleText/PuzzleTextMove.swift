import PuzzleRules

/// One word of the moves.
struct PuzzleTextMove {
  let kind: Kind
  /// The bytes, counted from the first byte of the text.
  let range: Range<Int>

  enum Kind {
    /// Slides in the direction that a letter names.
    case direction(SlideDirection, count: Int)
    /// A panel that slides.
    case panel(UInt8)
  }

  /// Whether the move is a letter.
  var isDirection: Bool { if case .direction = kind { true } else { false } }
}
