public import GameRecords
public import PuzzleRules

/// A record as far as the rules can play it.
public enum PuzzleAttempt: GameAttempt {
  /// The part that could be played, and why the rest could not be, if there is a rest.
  case played(PuzzleReplay, PuzzleProblem?)
  /// The start is no puzzle.
  case noPuzzle(LayoutError)

  /// Plays the record's slides from its start.
  public init(_ record: PuzzleRecord) {
    var puzzle: Puzzle
    do throws(LayoutError) {
      puzzle = try Puzzle(record.start)
    } catch {
      self = .noPuzzle(error)
      return
    }
    let start = puzzle
    var solvedPly = puzzle.isSolved(record.goal) ? 0 : nil
    var problem: PuzzleProblem?
    var count = 0
    for panel in record.slides {
      do throws(SlideError) {
        try puzzle.slide(panel: Int(panel))
      } catch {
        problem = .slide(ply: count + 1, panel: Int(panel), error, puzzle)
        break
      }
      count += 1
      if solvedPly == nil, puzzle.isSolved(record.goal) { solvedPly = count }
    }
    let replay = PuzzleReplay(
      start: start,
      goal: record.goal,
      slides: problem == nil ? record.slides : Array(record.slides.prefix(count)),
      end: puzzle,
      solvedPly: solvedPly
    )
    self = .played(replay, problem)
  }

  /// The part that could be played; `nil` if the layout at the start is no puzzle.
  public var replay: PuzzleReplay? { if case .played(let replay, _) = self { replay } else { nil } }

  /// Why the rest could not be played; `nil` if there is no rest.
  public var problem: PuzzleProblem? {
    switch self {
    case .played(_, let problem): problem
    case .noPuzzle(let error): .layout(error)
    }
  }

  /// Whether every slide was played.
  public var isComplete: Bool { problem == nil }

  /// How many slides were played.
  public var moveCount: Int { replay?.slides.count ?? 0 }
}

/// Why a record cannot be played to its end.
public enum PuzzleProblem: Error, Hashable, Sendable {
  /// The start is no puzzle.
  case layout(LayoutError)
  /// A panel cannot slide in the puzzle before it.
  case slide(ply: Int, panel: Int, SlideError, Puzzle)
}

extension PuzzleProblem: CustomStringConvertible {
  /// The problem in one line.
  public var description: String {
    switch self {
    case .layout(let error): "the start is no puzzle: \(error)"
    case .slide(let ply, let panel, let reason, _): "ply \(ply): panel \(panel): \(reason)"
    }
  }
}
