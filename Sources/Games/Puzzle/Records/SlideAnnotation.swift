/// Facts about one slide: the time and a comment.
public struct SlideAnnotation: Hashable, Sendable {
  /// The number of the slide in ``PuzzleRecord/slides``, from 1.
  public var ply: Int
  /// The time used for the slide, in seconds; finite and not negative.
  public var time: Double?
  /// A comment in words; an empty one becomes `nil`.
  public var comment: String? {
    didSet { if comment?.isEmpty == true { comment = nil } }
  }

  /// Creates an annotation of a slide.
  public init(ply: Int, time: Double? = nil, comment: String? = nil) {
    self.ply = ply
    self.time = time
    self.comment = comment?.isEmpty == true ? nil : comment
  }

  /// Whether there is no fact.
  public var isEmpty: Bool { time == nil && comment == nil }
}
