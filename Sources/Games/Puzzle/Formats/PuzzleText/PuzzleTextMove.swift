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
    /// A tap on a cell: all panels from there to the open cell slide.
    case tap(Cell)
  }

  /// Whether the move names a panel.
  var isPanel: Bool { if case .panel = kind { true } else { false } }

  /// Whether the move is a tap.
  var isTap: Bool { if case .tap = kind { true } else { false } }
}
