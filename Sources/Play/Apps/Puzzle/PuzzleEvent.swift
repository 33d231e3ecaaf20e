public import PuzzleRules

/// Something that happens to the app: an action of a person, or a report about work that the app
/// asked for.
public enum PuzzleEvent: Hashable, Sendable {
  /// The app starts, from a save or with a solved puzzle.
  case started(PuzzleSave?)
  /// A person taps a cell: all panels from there to the open cell slide, one after the other.
  case tapped(Cell)
  /// A person slides the panel that can move in a direction, as with a cursor key.
  case slid(SlideDirection)
  /// A person types the number of a panel, which is the same as a tap on it.
  case typed(Int)
  /// A person takes back the slide that is running, or else the last one.
  case undone
  /// A person wants to shuffle.
  case shufflePressed
  /// A person confirms the shuffle.
  ///
  /// The event has the shuffled puzzle itself, so that a log replays without any generator of
  /// random numbers.
  case shuffleConfirmed(Puzzle)
  /// A person answers the question with Cancel.
  case shuffleCancelled
  /// The panel of a ``PuzzleEffect/slide(_:work:)`` is in its new cell.
  case slideDone(work: WorkToken)
}

extension PuzzleEvent {
  /// The kind of an event, without what it is about; its name in logs.
  public enum Kind: String, Hashable, CaseIterable, Sendable {
    case started, tapped, slid, typed, undone
    case shufflePressed, shuffleConfirmed, shuffleCancelled
    case slideDone
  }

  /// The kind of the event.
  public var kind: Kind {
    switch self {
    case .started: .started
    case .tapped: .tapped
    case .slid: .slid
    case .typed: .typed
    case .undone: .undone
    case .shufflePressed: .shufflePressed
    case .shuffleConfirmed: .shuffleConfirmed
    case .shuffleCancelled: .shuffleCancelled
    case .slideDone: .slideDone
    }
  }

  /// The piece of work that the event reports about.
  public var work: WorkToken? { if case .slideDone(let work) = self { work } else { nil } }

  /// Returns the cell that a person wants to be open, if the event names a panel of a puzzle.
  func cell(in puzzle: Puzzle) -> Cell? {
    switch self {
    case .tapped(let cell): cell
    case .slid(let direction): puzzle.panel(sliding: direction).flatMap(puzzle.cell(of:))
    case .typed(let panel): panel > 0 ? puzzle.cell(of: panel) : nil
    default: nil
    }
  }
}

extension PuzzleEvent.Kind {
  /// The kind in words.
  public var words: String {
    switch self {
    case .started: "app started"
    case .tapped: "cell tapped"
    case .slid: "panel slid"
    case .typed: "panel typed"
    case .undone: "slide undone"
    case .shufflePressed: "shuffle pressed"
    case .shuffleConfirmed: "shuffle confirmed"
    case .shuffleCancelled: "shuffle cancelled"
    case .slideDone: "slide done"
    }
  }
}
