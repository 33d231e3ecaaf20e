public import PuzzleRules

/// The complete state of the app of the sliding puzzle at one moment.
///
/// A state changes only by ``react(to:)``, which depends only on the state and the event: no clock,
/// no randomness, no file. The behaviour is in the tables of ``PuzzleTables``.
public struct PuzzleState: Hashable, Sendable {
  /// The game with all slides that are done, and without the one that is running.
  public internal(set) var save: PuzzleSave
  /// What the app is doing.
  public package(set) var phase = PuzzlePhase.start
  /// Whether the shuffle question is open.
  public package(set) var question = ShuffleQuestion.closed
  /// The panel that is sliding now, as the last element, and before it those that slide later, the
  /// next one last; empty unless the phase is ``PuzzlePhase/sliding``.
  var running: [Int] = []
  /// The slide that was requested last.
  public internal(set) var work = WorkToken(0)

  /// Creates the state of the app before it starts.
  /// - Parameters:
  ///   - size: the size of the puzzle.
  ///   - goal: the order of the panels that the player wants to reach.
  public init(size: PuzzleSize = .standard, goal: PuzzleGoal = .openLast) {
    save = PuzzleSave(start: .solved(size: size, goal: goal), goal: goal)
  }

  /// The puzzle at rest: while a panel slides, the one before.
  public var puzzle: Puzzle { save.puzzle }

  /// The number of slides that are done, each by one cell.
  public var slideCount: Int { save.slideCount }

  /// The panel that is sliding now, if any.
  public var slide: PanelSlide? {
    guard let panel = running.last, let start = puzzle.cell(of: panel) else { return nil }
    return PanelSlide(panel: panel, start: start, end: puzzle.openCell)
  }

  /// The number of panels that slide after the one that is sliding now.
  public var remaining: Int { max(0, running.count - 1) }

  /// The cells that a person may tap now, in order: each in line with the open cell; `nil` unless
  /// the app waits for a slide.
  public var playableCells: [Cell]? {
    guard phase == .waiting, question == .closed else { return nil }
    return puzzle.size.cells.filter { !panels(slidingTo: $0).isEmpty }
  }

  /// The panels that a person may slide now, as ``playableCells`` has them.
  public var playablePanels: [Int]? { playableCells?.compactMap { puzzle.panel(at: $0) } }

  /// Returns the event that confirms a shuffle.
  /// - Parameter generator: where the random numbers come from; the same numbers give the same
  ///   puzzle.
  /// - Returns: the event, with a puzzle that is solvable and not solved.
  public func shuffle(using generator: inout some RandomNumberGenerator) -> PuzzleEvent {
    .shuffleConfirmed(.shuffled(size: puzzle.size, goal: save.goal, using: &generator))
  }

  /// Returns the panels that slide when a cell shall become the open one, in order; none if it is
  /// not in line with the open cell.
  func panels(slidingTo cell: Cell) -> [Int] {
    var next = puzzle
    return (try? next.slideLine(at: cell)) ?? []
  }
}
