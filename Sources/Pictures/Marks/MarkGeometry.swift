import GameRecords

/// The places of the parts of marks, in units of a cell's width from the middle of a cell.
enum MarkGeometry {
  /// The distance of outlines from the middle of their cell.
  static let reach = 0.2
  /// The width of the lines of outlines.
  static let line = 0.05
  /// The width of the lines of arrows.
  static let shaft = 0.09
  /// The width of the line around arrows, which makes them visible on any ground.
  static let casing = 0.03
  /// The size of letters: the height of capitals.
  static let capitals = 0.36

  /// Returns the ends of the lines of an outline; a circle has none.
  static func lines(_ shape: MarkShape) -> [(from: Point, to: Point)] {
    let reach = Self.reach
    func closed(_ corners: [Point]) -> [(from: Point, to: Point)] {
      corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
    }
    switch shape {
    case .circle: return []
    case .cross:
      return [
        (Point(-reach, -reach), Point(reach, reach)), (Point(-reach, reach), Point(reach, -reach)),
      ]
    case .square:
      return closed([
        Point(-reach, -reach), Point(reach, -reach), Point(reach, reach), Point(-reach, reach),
      ])
    case .triangle:
      return closed([
        Point(0, -1.2 * reach), Point(1.05 * reach, 0.7 * reach),
        Point(-1.05 * reach, 0.7 * reach),
      ])
    }
  }

  /// The parts of an arrow or a line, from the middle of the board's first cell.
  struct Arrow {
    /// The start of the line, and its end, which is inside of the head.
    let shaft: (from: Point, to: Point)
    /// The corners of the head, the tip first; a line has none.
    let head: [Point]

    /// The edges of the head.
    var edges: [(from: Point, to: Point)] {
      head.indices.map { (head[$0], head[($0 + 1) % head.count]) }
    }

    /// Creates the parts of a mark; `nil` if it is not between two cells.
    /// - Parameters:
    ///   - mark: the mark.
    ///   - marked: the cells with letters or outlines, from which it keeps clear.
    init?(_ mark: BoardMark<GridCell>, clearOf marked: Set<GridCell>) {
      let (start, end, hasHead): (GridCell, GridCell, Bool)
      switch mark {
      case .arrow(let from, let to): (start, end, hasHead) = (from, to, true)
      case .line(let from, let to): (start, end, hasHead) = (from, to, false)
      case .text, .shape: return nil
      }
      let way = Point(Double(end.x - start.x), Double(end.y - start.y))
      guard way.length > 0 else { return nil }
      let step = way * (1 / way.length)
      let across = Point(-step.y, step.x)
      func distance(_ cell: GridCell) -> Double { marked.contains(cell) ? 0.3 : 0.12 }
      let tip = Point(Double(end.x), Double(end.y)) - step * distance(end)
      let base = tip - step * 0.3
      let tail = Point(Double(start.x), Double(start.y)) + step * distance(start)
      shaft = (tail, hasHead ? base + step * 0.05 : tip)
      head = hasHead ? [tip, base + across * 0.16, base - across * 0.16] : []
    }
  }
}

extension Theme.Palette {
  /// A colour for letters and outlines on a cell that is visible on the board or on its piece.
  func ink(on piece: Piece?) -> Colour {
    if let piece { return ink(on: piece.tone) }
    let candidates = [dark, light, .black, .white]
    return candidates.max { $0.contrast(to: board) < $1.contrast(to: board) } ?? text
  }

  /// A colour for a line around letters and outlines that are visible on the board, which makes them
  /// visible on any piece.
  var halo: Colour {
    let ink = ink(on: nil)
    return [dark, light].max { $0.contrast(to: ink) < $1.contrast(to: ink) } ?? board
  }
}
