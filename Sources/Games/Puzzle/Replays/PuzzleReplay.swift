public import PuzzleRules

/// A record's slides as the rules have played them: always legal.
public struct PuzzleReplay: Hashable, Sendable {
  /// The puzzle before the first slide.
  public let start: Puzzle
  /// The order of the panels that solves the puzzle.
  public let goal: PuzzleGoal
  /// The panels that slid, in order.
  public let slides: [UInt8]
  /// The puzzle after the last slide.
  public let end: Puzzle
  /// The number of slides, from 0, after which the puzzle was solved for the first time.
  public let solvedPly: Int?

  /// Plays all slides of a record.
  /// - Throws: the first problem.
  public init(_ record: PuzzleRecord) throws(PuzzleProblem) {
    switch PuzzleAttempt(record) {
    case .played(let replay, nil): self = replay
    case .played(_, let problem?): throw problem
    case .noPuzzle(let error): throw .layout(error)
    }
  }

  init(start: Puzzle, goal: PuzzleGoal, slides: [UInt8], end: Puzzle, solvedPly: Int?) {
    self.start = start
    self.goal = goal
    self.slides = slides
    self.end = end
    self.solvedPly = solvedPly
  }

  /// How many runs there were: slides one after the other in the same direction are one run.
  public var runCount: Int { runs.count }

  /// The puzzle before each slide, and at the end.
  public var puzzles: [Puzzle] {
    var (puzzle, puzzles) = (start, [start])
    for panel in slides where (try? puzzle.slide(panel: Int(panel))) != nil {
      puzzles.append(puzzle)
    }
    return puzzles
  }
}
