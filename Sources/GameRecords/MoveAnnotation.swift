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
  /// Judgements as PGN's numeric annotation glyphs: 1 is “!”, 2 “?”, 3 “!!”, 4 “??”, 5 “!?”, 6 “?!”.
  public var glyphs: [UInt8]
  /// A remark in words; an empty one says nothing and becomes `nil`.
  public var comment: String? {
    didSet { if comment?.isEmpty == true { comment = nil } }
  }

  /// An annotation of a move.
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
    self.glyphs = glyphs
    self.comment = comment?.isEmpty == true ? nil : comment
  }

  /// Whether nothing is said about the move.
  public var isEmpty: Bool {
    side == nil && time == nil && evaluation == nil && glyphs.isEmpty && comment == nil
  }
}
