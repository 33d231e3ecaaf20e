public import AppSessions
public import GameRecords
public import PuzzleGame
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
  /// The seconds for each slide; `nil` if unknown.
  private var times: [Double?] = []
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
  public var moveCount: Int { save?.slides.count ?? 0 }

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
      (earlierPart, times) = (nil, [])
    case .tapped, .slid, .typed: chosen = time.seconds(since: turnTime)
    case .undone: times.removeSubrange(min(update.state.slideCount, times.count)...)
    case .slideDone:
      times.append(chosen)
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
    defer { (save, earlierPart, times) = (nil, nil, []) }
    // Without a start the session says nothing about the earlier game.
    return save == nil ? earlierPart : record
  }

  /// Begins the first game, and returns the earlier record if it is another game.
  private mutating func begin(_ save: PuzzleSave) -> PuzzleRecord? {
    times = Array(repeating: nil, count: save.slides.count)
    guard let earlierPart else { return nil }
    guard earlierPart.start == save.start.layout, earlierPart.goal == save.goal,
      // A game is saved before its log has the last slide.
      save.slides.starts(with: earlierPart.slides)
    else {
      self.earlierPart = nil
      return earlierPart
    }
    for annotation in earlierPart.annotations where times.indices.contains(annotation.ply - 1) {
      times[annotation.ply - 1] = annotation.time
    }
    return nil
  }

  /// The game as far as it has gone; `nil` if there was no slide in it.
  private var record: PuzzleRecord? {
    guard let save, !save.slides.isEmpty else { return nil }
    var record = earlierPart ?? PuzzleRecord(start: save.start.layout, goal: save.goal)
    record.date = record.date ?? date
    record.slides = save.slides
    record.annotations = times.enumerated().compactMap { index, time in
      time.map { SlideAnnotation(ply: index + 1, time: $0) }
    }
    record.result = PuzzleResult(ending: save.isSolved ? .solved : .unsolved)
    record.origin = nil
    return record
  }
}
