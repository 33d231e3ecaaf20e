public import ReversiRules

/// What a record says about one move besides the move itself.
public struct MoveAnnotation: Hashable, Sendable {
  /// Which move of ``GameRecord/moves``, from 1.
  public var ply: Int
  /// The side that the file says made the move; only files that name the side have it.
  public var side: Disk?
  /// Time used for the move, in seconds; finite and not negative.
  public var time: Double?
  /// Expected final difference in disks as the mover sees it; finite.
  public var evaluation: Double?
  /// What is said besides numbers; kept apart, because it is rare and copies cost time.
  @usableFromInline var words: Words?

  /// Judgements as PGN's numeric annotation glyphs: 1 is “!”, 2 “?”, 3 “!!”, 4 “??”, 5 “!?”, 6 “?!”.
  public var glyphs: [UInt8] {
    get { words?.glyphs ?? [] }
    set { words = Words(glyphs: newValue, comment: comment) }
  }
  /// A remark in words; an empty one says nothing and becomes `nil`.
  public var comment: String? {
    get { words?.comment }
    set { words = Words(glyphs: glyphs, comment: newValue) }
  }

  /// An annotation of a move.
  @inlinable
  public init(
    ply: Int,
    side: Disk? = nil,
    time: Double? = nil,
    evaluation: Double? = nil,
    glyphs: [UInt8] = [],
    comment: String? = nil
  ) {
    self.ply = ply
    self.side = side
    self.time = time
    self.evaluation = evaluation
    words = Words(glyphs: glyphs, comment: comment)
  }

  /// Whether nothing is said about the move.
  public var isEmpty: Bool {
    side == nil && time == nil && evaluation == nil && words == nil
  }

  /// Judgements and a remark, at least one of them.
  @usableFromInline
  indirect enum Words: Hashable, Sendable {
    case words(glyphs: [UInt8], comment: String?)

    @inlinable
    init?(glyphs: [UInt8], comment: String?) {
      let comment = comment?.isEmpty == true ? nil : comment
      guard !glyphs.isEmpty || comment != nil else { return nil }
      self = .words(glyphs: glyphs, comment: comment)
    }

    var glyphs: [UInt8] {
      switch self {
      case .words(let glyphs, _): glyphs
      }
    }

    var comment: String? {
      switch self {
      case .words(_, let comment): comment
      }
    }
  }
}
