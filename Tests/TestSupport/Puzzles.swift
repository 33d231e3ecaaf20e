public import PuzzleRules

/// Returns a size that is known to be valid.
public func puzzleSize(_ columns: Int, _ rows: Int) -> PuzzleSize {
  guard let size = PuzzleSize(columns: columns, rows: rows) else {
    preconditionFailure("no size \(columns)×\(rows)")
  }
  return size
}

/// Returns all puzzles that slides can lead to, in a list for each number of slides that they need,
/// up to a number of slides.
public func puzzles(from start: Puzzle, upTo most: Int = .max) -> [[Puzzle]] {
  var levels = [[start]]
  var known: Set<Puzzle> = [start]
  while let level = levels.last, !level.isEmpty, levels.count <= most {
    var next: [Puzzle] = []
    for puzzle in level {
      for panel in puzzle.movablePanels {
        var puzzle = puzzle
        guard (try? puzzle.slide(panel: panel)) != nil, known.insert(puzzle).inserted else {
          continue
        }
        next.append(puzzle)
      }
    }
    levels.append(next)
  }
  return levels.last?.isEmpty == true ? levels.dropLast() : levels
}
