public import GameRecords
public import PuzzleRules

/// One sliding puzzle as read from a file: unchecked, possibly impossible.
///
/// To check a record against the rules, play it as a ``PuzzleReplay``.
public struct PuzzleRecord: Sendable {
  /// The name of the record within its file or collection.
  public var id: String?
  /// The tournament or match.
  public var event: String?
  /// The place or server.
  public var site: String?
  /// The round, in the event's own words.
  public var round: String?
  /// When the puzzle was played.
  public var date: GameDate?
  /// The name of the player.
  public var player: String?
  /// The layout before the first slide.
  public var start: PanelLayout = PuzzleGoal.openLast.layout()
  /// The order of the panels that the player wants to reach.
  public var goal: PuzzleGoal = .openLast
  /// The panels that slide, in order.
  ///
  /// A panel's number says where it slides, since there is one open
  /// cell; a direction would not say whether the panel or the open cell goes there.
  public var slides: [UInt8] = []
  /// The annotations of slides: ascending by ply, at most one for each slide.
  public var annotations: [SlideAnnotation] = []
  /// The result that the record declares.
  public var result: PuzzleResult?
  /// A comment on the whole game; an empty one becomes `nil`.
  public var comment: String? {
    didSet { if comment?.isEmpty == true { comment = nil } }
  }
  /// Facts without a place of their own, in order.
  public var tags: [Tag] = []
  /// Where the record's parts are in its text, if it was read from a text; not part of equality.
  public var origin: Origin?

  /// A record of which nothing is known: a solved puzzle without slides.
  public init() {}

  /// Creates a record of some slides.
  public init(start: PanelLayout, goal: PuzzleGoal = .openLast, slides: [UInt8] = []) {
    self.start = start
    self.goal = goal
    self.slides = slides
  }
}

extension PuzzleRecord: Hashable {
  /// Whether the records are equal in all facts, wherever they were read.
  public static func == (a: PuzzleRecord, b: PuzzleRecord) -> Bool {
    a.parts == b.parts && a.start == b.start && a.slides == b.slides
      && a.annotations == b.annotations && a.result == b.result && a.tags == b.tags
  }

  /// Hashes all facts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
    hasher.combine(start)
    hasher.combine(slides)
    hasher.combine(annotations)
    hasher.combine(result)
    hasher.combine(tags)
  }

  /// The facts of one word.
  private var parts: [AnyHashable?] { [id, event, site, round, date, player, goal, comment] }
}
