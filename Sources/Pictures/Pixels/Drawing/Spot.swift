import GameRecords

/// The contents of one cell.
struct Spot: Hashable {
  var piece: Piece?
  var number: Int?
  var isLastMove = false
  var isHint = false
  /// The letters of a mark.
  var text: String?
  /// The outlines of marks.
  var outlines: [MarkShape] = []
  /// How the disk is seen.
  var turn = Turn.none

  /// Creates an empty cell.
  init() {}

  /// Returns what a diagram shows on each cell, without a piece that is moving between two.
  static func spots(_ cells: [GridCell], in diagram: Diagram, _ motion: Motion?) -> [Spot] {
    var spots = Array(repeating: Spot(), count: cells.count)
    let (hasHints, hasNumbers) = (diagram.frame.hints != nil, !diagram.numbers.isEmpty)
    let (board, lastMove) = (diagram.frame.board, diagram.frame.lastMove)
    for (index, cell) in cells.enumerated() {
      spots[index].piece = board[cell]
      spots[index].isLastMove = cell == lastMove
      if hasNumbers { spots[index].number = diagram.numbers[cell] }
      if hasHints, spots[index].piece?.shape != .disk {
        spots[index].isHint = diagram.frame.hints?.contains(cell) ?? false
      }
    }
    switch motion {
    case nil: break
    case .turning(let cells, let cosine):
      for cell in cells {
        guard let tone = board[cell]?.tone else { continue }
        var spot = Spot()
        spot.piece = Piece(.disk, cosine > 0 ? tone.opposite : tone)
        spot.turn = Turn(cosine: cosine, to: tone)
        spots[board.size.index(of: cell)] = spot
      }
    case .sliding(let slide, _):
      for cell in [slide.start, slide.end] { spots[board.size.index(of: cell)] = Spot() }
    }
    for mark in diagram.frame.marks {
      switch mark {
      case .text(let text, let cell): spots[board.size.index(of: cell)].text = text.shown
      case .shape(let shape, let cell): spots[board.size.index(of: cell)].outlines.append(shape)
      case .arrow, .line: continue
      }
    }
    return spots
  }
}

/// Pieces in motion.
enum Motion: Hashable {
  /// The disks on cells are seen at an angle; its cosine is 1 before the move and -1 after it.
  case turning([GridCell], cosine: Double)
  /// A panel is between two cells; `share` of the way is done.
  case sliding(Frame.Slide, share: Double)
}
