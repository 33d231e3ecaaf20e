public import ReversiRules

/// Facts about one move: the side, time, clock, evaluation, glyphs, a comment and marks on the board.
public struct MoveAnnotation: Hashable, Sendable {
  /// The number of the move in ``ReversiRecord/moves``, from 1.
  public var ply: Int
  /// The side that made the move, if the file names it.
  public var side: Disk?
  /// The time used for the move, in seconds; finite and not negative.
  public var time: Double?
  /// The time left on the mover's clock after the move, in seconds; finite and not negative.
  public var clock: Double?
  /// The expected final difference in disks from the mover's point of view; finite.
  public var evaluation: Double?
  /// The facts other than numbers, stored indirectly because they are rare and copies cost time.
  @usableFromInline var words: Words?

  /// Judgements as PGN's numeric annotation glyphs: 1 is “!”, 2 “?”, 3 “!!”, 4 “??”, 5 “!?”, 6 “?!”.
  public var glyphs: [UInt8] {
    @inlinable get { words?.glyphs ?? [] }
    set { words = Self.words(newValue, comment, marks) }
  }
  /// A comment in words; an empty one becomes `nil`.
  public var comment: String? {
    @inlinable get { words?.comment }
    set { words = Self.words(glyphs, newValue, marks) }
  }
  /// What is pointed out on the board after the move.
  public var marks: Set<BoardMark<Square>> {
    @inlinable get { words?.marks ?? [] }
    set { words = Self.words(glyphs, comment, newValue) }
  }

  /// Creates an annotation of a move.
  @inlinable
  public init(
    ply: Int,
    side: Disk? = nil,
    time: Double? = nil,
    clock: Double? = nil,
    evaluation: Double? = nil,
    glyphs: [UInt8] = [],
    comment: String? = nil,
    marks: Set<BoardMark<Square>> = []
  ) {
    self.ply = ply
    self.side = side
    self.time = time
    self.clock = clock
    self.evaluation = evaluation
    words = Self.words(glyphs, comment, marks)
  }

  /// Whether there are no facts about the move.
  public var isEmpty: Bool {
    side == nil && time == nil && clock == nil && evaluation == nil && words == nil
  }

  /// Whether there are no facts other than a time and an evaluation, the usual numbers.
  package var hasOnlyNumbers: Bool { side == nil && clock == nil && words == nil }

  @inlinable
  static func words(
    _ glyphs: [UInt8],
    _ comment: String?,
    _ marks: Set<BoardMark<Square>>
  ) -> Words? {
    let comment = comment?.isEmpty == true ? nil : comment
    guard !glyphs.isEmpty || comment != nil || !marks.isEmpty else { return nil }
    return Words(glyphs, comment, marks)
  }

  /// Glyphs, a comment and marks, at least one of them.
  @usableFromInline
  final class Words: Sendable {
    @usableFromInline let glyphs: [UInt8]
    @usableFromInline let comment: String?
    @usableFromInline let marks: Set<BoardMark<Square>>

    @inlinable
    init(_ glyphs: [UInt8], _ comment: String?, _ marks: Set<BoardMark<Square>>) {
      self.glyphs = glyphs
      self.comment = comment
      self.marks = marks
    }
  }
}

extension MoveAnnotation.Words: Hashable {
  @usableFromInline
  static func == (a: MoveAnnotation.Words, b: MoveAnnotation.Words) -> Bool {
    a.glyphs == b.glyphs && a.comment == b.comment && a.marks == b.marks
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(glyphs)
    hasher.combine(comment)
    hasher.combine(marks)
  }
}
