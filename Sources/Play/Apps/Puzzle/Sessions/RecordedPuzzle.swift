import GameRecords
public import Games

/// A game in progress in a session, as its record will store it.
public struct RecordedPuzzle: Sendable {
  /// When the session began.
  private let date: GameDate?
  /// The record that the game continues.
  private let earlier: PuzzleRecord?
  private var save: PuzzleSave
  /// Whether there is anything that the earlier record does not have.
  private var hasNews = false
  /// The annotations of slides, in order; `nil` for slides of which nothing is known.
  private var annotations: [SlideAnnotation?]
  /// The seconds for the next slide.
  private var chosen = 0.0
  /// The time since which a person can slide.
  private var turnTime = SessionTime.zero

  /// Begins a game.
  init(_ save: PuzzleSave, _ date: GameDate?) {
    (self.save, self.date, earlier) = (save, date, nil)
    annotations = Array(repeating: nil, count: save.slideCount)
  }

  /// Resumes a game where a record of it ends; returns `nil` if it is another game.
  init?(_ save: PuzzleSave, _ date: GameDate?, continuing earlierPart: PuzzleRecord) {
    guard let record = earlierPart.continued(to: save) else { return nil }
    (self.save, self.date, earlier) = (save, date, record)
    annotations = Array(repeating: nil, count: save.slideCount)
    hasNews = save.slideCount > earlierPart.slides.count
    for annotation in earlierPart.annotations where annotations.indices ~= annotation.ply - 1 {
      annotations[annotation.ply - 1] = annotation
    }
  }

  /// Takes an update that neither begins nor ends the game.
  mutating func take(_ update: PuzzleUpdate, at time: SessionTime) {
    save = update.state.save
    switch update.event.kind {
    case .tapped, .slid, .typed: chosen = time.seconds(since: turnTime)
    case .undone:
      hasNews = true
      annotations.removeSubrange(min(save.slideCount, annotations.count)...)
    case .slideDone:
      hasNews = true
      annotations.append(SlideAnnotation(ply: save.slideCount, time: chosen))
      chosen = 0
    case .shufflePressed, .shuffleCancelled: return
    case .started, .shuffleConfirmed: break
    }
    if update.state.phase != .sliding || update.event.kind == .slideDone { turnTime = time }
  }

  /// The game as far as it has gone; `nil` if there was no slide in it.
  var finished: PuzzleRecord? {
    guard hasNews else { return earlier }
    guard save.slideCount > 0 else { return nil }
    var record = earlier ?? PuzzleRecord(start: save.start.layout, goal: save.goal)
    record.date = record.date ?? date
    record.slides = save.slides
    record.annotations = annotations.compactMap(\.self)
    record.result = PuzzleResult(ofSession: save)
    record.origin = nil
    return record
  }
}

/// A shuffle ends a game and begins the next one. The time of a slide is counted from the end of the
/// one before until it was asked for, so it is 0 for the panels that slide after the first one in a
/// line.
extension PuzzleState {
  /// Returns whether an event names slides: a choice, or a start from a save that has them.
  public static func namesMove(_ event: PuzzleEvent) -> Bool {
    [.started, .tapped, .slid, .typed].contains(event.kind)
  }

  /// Records an update that was not ignored.
  public static func record(
    _ update: PuzzleUpdate,
    by recorder: inout GameRecorder<PuzzleState>
  ) -> PuzzleRecord? {
    let (save, date) = (update.state.save, recorder.date)
    var ended: PuzzleRecord?
    switch update.event {
    case .started:
      ended = recorder.start(RecordedPuzzle(save, date)) {
        RecordedPuzzle(save, date, continuing: $0)
      }
    case .shuffleConfirmed: ended = recorder.begin(RecordedPuzzle(save, date))
    default: break
    }
    recorder.game?.take(update, at: SessionTime(update.time))
    recorder.moveCount = save.slideCount
    return ended
  }

  /// Returns the record of a game as far as it has gone; `nil` if no slide was made in it.
  public static func record(of game: RecordedPuzzle) -> PuzzleRecord? { game.finished }
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
