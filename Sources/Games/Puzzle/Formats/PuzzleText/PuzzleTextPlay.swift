import GameRecords
import PuzzleRules

/// The moves of a record, played from its start by one convention as far as possible.
struct PuzzleTextPlay {
  let convention: SlideConvention
  private(set) var slides: [UInt8] = []
  private(set) var places: MovePlaces = []
  /// The puzzle after the slides.
  private(set) var puzzle: Puzzle
  /// The index of the first move that cannot be played.
  private(set) var obstacle: Int?
  /// Whether there are more slides than a record can have.
  private(set) var isTooLong = false

  init(_ moves: [PuzzleTextMove], from start: Puzzle, _ convention: SlideConvention) {
    self.convention = convention
    puzzle = start
    for (index, move) in moves.enumerated() {
      if case .tap(let cell) = move.kind {
        guard !isTooLong, let panels = try? puzzle.slideLine(at: cell) else {
          obstacle = index
          return
        }
        for panel in panels { add(panel, move) }
      }
      guard case .direction(let letter, let count) = move.kind else { continue }
      let direction = direction(of: letter)
      for _ in 0..<count {
        guard let panel = puzzle.panel(sliding: direction), !isTooLong,
          (try? puzzle.slide(panel: panel)) != nil
        else {
          obstacle = index
          return
        }
        add(panel, move)
      }
    }
  }

  private mutating func add(_ panel: Int, _ move: PuzzleTextMove) {
    slides.append(UInt8(panel))
    places.append(SourceRange(move.range))
    isTooLong = slides.count >= Limits.slides
  }

  /// The direction of the panel that a letter names.
  func direction(of letter: SlideDirection) -> SlideDirection {
    convention == .panel ? letter : letter.opposite
  }

  /// The directions that letters can name after the slides.
  var possible: [SlideDirection] {
    SlideDirection.allCases.filter { puzzle.panel(sliding: direction(of: $0)) != nil }
  }

  /// Whether every move can be played.
  var isWhole: Bool { obstacle == nil }

  /// Whether the puzzle is solved after the slides, in any of the orders in use.
  var isSolved: Bool { PuzzleGoal.allCases.contains { puzzle.isSolved($0) } }
}
