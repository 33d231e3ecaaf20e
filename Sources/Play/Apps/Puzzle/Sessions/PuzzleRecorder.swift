public import GameRecords
public import Games
import PuzzleRules

/// Records the games of a session, one record for each.
///
/// A shuffle ends a game and begins the next one. A game without slides gives no record. The time of
/// a slide is counted from the end of the one before until it was asked for, so it is 0 for the
/// panels that slide after the first one in a line.
public struct PuzzleRecorder: GameRecorder {
  private let date: GameDate?
  /// A record that the first game may continue; `nil` once that is decided.
  private var earlierPart: PuzzleRecord?
  private var save: PuzzleSave?
  /// Whether there is anything that the earlier record does not have.
  private var hasNews = false
  /// The annotations of slides, in order; `nil` for slides of which nothing is known.
  private var annotations: [SlideAnnotation?] = []
  /// The seconds for the next slide.
  private var chosen = 0.0
  /// The time since which a person can slide.
  private var turnTime = SessionTime.zero

  /// Creates a recorder for a session.
  /// - Parameters:
  ///   - date: when the session began.
  ///   - earlierPart: a record that the first game continues if it begins where the record ends.
  public init(date: GameDate? = nil, continuing earlierPart: PuzzleRecord? = nil) {
    (self.date, self.earlierPart) = (date, earlierPart)
  }

  /// Whether an event names slides: a choice, or a start from a save that has them.
  public static func namesMove(_ event: PuzzleEvent) -> Bool {
    switch event {
    case .started, .tapped, .slid, .typed: true
    default: false
    }
  }

  /// The number of slides of the current game.
  public var moveCount: Int { save?.slideCount ?? 0 }

  /// Takes the next update of the session.
  /// - Parameter update: the outcome of an event, including ignored ones.
  /// - Returns: the record of a game that this event ends, if any; at the start of a session, the
  ///   earlier record if the game does not continue it.
  public mutating func take(_ update: PuzzleUpdate) -> PuzzleRecord? {
    guard update.effects != nil else { return nil }
    let time = SessionTime(update.time)
    var ended: PuzzleRecord?
    switch update.event {
    case .started: ended = begin(update.state.save)
    case .shuffleConfirmed:
      ended = record
      (earlierPart, annotations, hasNews) = (nil, [], false)
    case .tapped, .slid, .typed: chosen = time.seconds(since: turnTime)
    case .undone:
      hasNews = true
      annotations.removeSubrange(min(update.state.slideCount, annotations.count)...)
    case .slideDone:
      hasNews = true
      annotations.append(SlideAnnotation(ply: update.state.slideCount, time: chosen))
      chosen = 0
    case .shufflePressed, .shuffleCancelled: return nil
    }
    save = update.state.save
    if update.state.phase != .sliding || update.event.kind.isReport { turnTime = time }
    return ended
  }

  /// Ends the session.
  /// - Returns: the record of the game in progress or just over, if there is one.
  public mutating func finish() -> PuzzleRecord? {
    defer { (save, earlierPart, annotations) = (nil, nil, []) }
    // Without a start the session says nothing about the earlier game.
    return save == nil ? earlierPart : record
  }

  /// Begins the first game, and returns the earlier record if it is another game.
  private mutating func begin(_ save: PuzzleSave) -> PuzzleRecord? {
    annotations = Array(repeating: nil, count: save.slideCount)
    guard let earlierPart else { return nil }
    self.earlierPart = earlierPart.continued(to: save)
    guard self.earlierPart != nil else { return earlierPart }
    hasNews = save.slideCount > earlierPart.slides.count
    for annotation in earlierPart.annotations where annotations.indices ~= annotation.ply - 1 {
      annotations[annotation.ply - 1] = annotation
    }
    return nil
  }

  /// The game as far as it has gone; `nil` if there was no slide in it.
  private var record: PuzzleRecord? {
    guard hasNews else { return earlierPart }
    guard let save, save.slideCount > 0 else { return nil }
    var record = earlierPart ?? PuzzleRecord(start: save.start.layout, goal: save.goal)
    record.date = record.date ?? date
    record.slides = save.slides
    record.annotations = annotations.compactMap(\.self)
    record.result = PuzzleResult(ofSession: save)
    record.origin = nil
    return record
  }
}

extension PuzzleResult {
  /// Creates the result that the record of a session declares.
  public init(ofSession save: PuzzleSave) {
    self.init(ending: save.isSolved ? .solved : .unsolved)
  }
}

extension PuzzleRecord {
  /// Returns the record up to a save from which its game may resume: at its end, or further, since a
  /// game is saved before it is recorded.
  /// - Returns: the record; `nil` if the save belongs to another game.
  public func continued(to save: PuzzleSave) -> PuzzleRecord? {
    guard start == save.start.layout, goal == save.goal, !slides.isEmpty,
      save.slides.starts(with: slides)
    else { return nil }
    var record = self
    record.slides = save.slides
    return record
  }
}
