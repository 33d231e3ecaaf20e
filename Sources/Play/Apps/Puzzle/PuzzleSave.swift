import GameRecords
public import Games
public import PuzzleRules

/// What the app saves of a game, and all that it needs to resume it: the puzzle at the start and the
/// slides since then, which are always legal.
public struct PuzzleSave: Hashable, Sendable {
  /// The puzzle before the first slide.
  public let start: Puzzle
  /// The order of the panels that the player wants to reach.
  public let goal: PuzzleGoal
  /// The slides.
  private var history = SlideHistory()
  /// The puzzle after the last slide.
  public private(set) var puzzle: Puzzle

  /// Creates the save of a game without slides.
  public init(start: Puzzle, goal: PuzzleGoal = .openLast) {
    (self.start, self.goal) = (start, goal)
    puzzle = start
  }

  /// Creates the save that a record describes.
  /// - Throws: why its slides cannot be played.
  public init(_ record: PuzzleRecord) throws(PuzzleProblem) {
    let replay = try PuzzleReplay(record)
    (start, goal, puzzle) = (replay.start, replay.goal, replay.end)
    history = SlideHistory(replay.slides)
  }

  /// The panels that slid, in order.
  public var slides: [UInt8] { history.panels }

  /// The number of slides.
  public var slideCount: Int { history.count }

  /// The panel that slid last; `nil` if none did.
  public var lastSlide: UInt8? { history.last }

  /// A hash of the slides, for logs.
  var slideDigest: UInt64 { history.digest.value }

  /// The save as a record without anything but its slides.
  public var record: PuzzleRecord {
    PuzzleRecord(start: start.layout, goal: goal, slides: slides)
  }

  /// Whether the slides have led to the goal.
  ///
  /// A game may start there, to be shuffled or just to be slid; that alone solves nothing.
  public var isSolved: Bool { slideCount > 0 && puzzle.isSolved(goal) }

  /// Slides a panel, if it can slide.
  mutating func slide(_ panel: Int) {
    guard let number = UInt8(exactly: panel), (try? puzzle.slide(panel: panel)) != nil else {
      return
    }
    history.append(number)
  }

  /// Takes back the last slide: its panel slides back.
  mutating func takeBack() {
    guard let panel = history.popLast() else { return }
    _ = try? puzzle.slide(panel: Int(panel))
  }
}
