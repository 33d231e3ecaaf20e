public import ReversiRules

/// Facts about one move: the side, time, evaluation, glyphs, a comment and marks on the board.
public struct MoveAnnotation: Hashable, Sendable {
  /// The number of the move in ``ReversiRecord/moves``, from 1.
  public var ply: Int
  /// The side that made the move, if the file names it.
  public var side: Disk?
  /// The time used for the move, in seconds; finite and not negative.
  public var time: Double?
  /// The expected final difference in disks from the mover's point of view; finite.
  public var evaluation: Double?
  /// The facts other than numbers, stored indirectly because they are rare and copies cost time.
  @usableFromInline var words: Words?

  /// Judgements as PGN's numeric annotation glyphs: 1 is “!”, 2 “?”, 3 “!!”, 4 “??”, 5 “!?”, 6 “?!”.
  public var glyphs: [UInt8] {
    get { words?.glyphs ?? [] }
    set { words = Words(newValue, comment, marks) }
  }
  /// A comment in words; an empty one becomes `nil`.
  public var comment: String? {
    get { words?.comment }
    set { words = Words(glyphs, newValue, marks) }
  }
  /// What is pointed out on the board after the move.
  public var marks: Set<BoardMark<Square>> {
    get { words?.marks ?? [] }
    set { words = Words(glyphs, comment, newValue) }
  }

  /// Creates an annotation of a move.
  @inlinable
  public init(
    ply: Int,
    side: Disk? = nil,
    time: Double? = nil,
    evaluation: Double? = nil,
    glyphs: [UInt8] = [],
    comment: String? = nil,
    marks: Set<BoardMark<Square>> = []
  ) {
    self.ply = ply
    self.side = side
    self.time = time
    self.evaluation = evaluation
    words = Words(glyphs, comment, marks)
  }

  /// Whether there are no facts about the move.
  public var isEmpty: Bool {
    side == nil && time == nil && evaluation == nil && words == nil
  }

  /// Glyphs, a comment and marks, at least one of them.
  @usableFromInline
  indirect enum Words: Hashable, Sendable {
    case words(glyphs: [UInt8], comment: String?, marks: Set<BoardMark<Square>>)

    @inlinable
    init?(_ glyphs: [UInt8], _ comment: String?, _ marks: Set<BoardMark<Square>>) {
      let comment = comment?.isEmpty == true ? nil : comment
      guard !glyphs.isEmpty || comment != nil || !marks.isEmpty else { return nil }
      self = .words(glyphs: glyphs, comment: comment, marks: marks)
    }

    var glyphs: [UInt8] {
      switch self {
      case .words(let glyphs, _, _): glyphs
      }
    }

    var comment: String? {
      switch self {
      case .words(_, let comment, _): comment
      }
    }

    var marks: Set<BoardMark<Square>> {
      switch self {
      case .words(_, _, let marks): marks
      }
    }
  }
}
