import GameRecords

/// The contents of the cells over the course of an animation in which pieces change in place.
struct SVGCells {
  /// The cells on which something is shown, row by row.
  private let cells: [Cell]
  private let numbers: [GridCell: Int]
  /// The pieces at the end.
  private let last: PieceBoard
  /// All paints that are used.
  private(set) var paints: Set<SVGPaint>
  /// The turning of disks.
  private(set) var turns = SVGTurns()
  /// The time of the shortest picture, in milliseconds.
  private(set) var shortest = Int.max

  /// What one cell shows.
  private struct Cell {
    let place: GridCell
    var shape = Piece.Shape.disk
    var paint = SVGTrack<SVGPaint>()
    var disk = SVGTrack<SVGTurns.State>()

    var isShown: Bool { paint.isAnimated || paint.last != .empty }
  }

  init(
    _ frames: FrameSequence,
    _ options: RenderingOptions,
    _ numbers: [GridCell: Int],
    _ paints: Set<SVGPaint>
  ) {
    self.numbers = numbers
    last = frames[frames.count - 1].board
    self.paints = paints
    let size = frames[0].board.size
    let places = size.cells
    var cells = places.map { Cell(place: $0) }
    var before = frames[0].board
    for frame in frames {
      shortest = min(shortest, frame.duration)
      let (board, changed, hints) = (frame.board, frame.changed, frame.hints ?? [])
      let turnTime = SVGTurns.duration(in: frame)
      let turned = turnTime == nil ? [] : frame.turned(after: before)
      // There are many frames, and most change one cell.
      let changing = options.marksLegalMoves || frames.count == 1 ? nil : changed.map { [$0] }
      for place in changing ?? places {
        let index = size.index(of: place)
        let piece = board[place]
        let paint = piece.map { SVGPaint($0) } ?? (hints.contains(place) ? .hint : .empty)
        guard paint != cells[index].paint.last else { continue }
        self.paints.insert(paint)
        if let piece { cells[index].shape = piece.shape }
        if let turnTime, turned.contains(place) {
          cells[index].disk.show(paint == .dark ? .turnsDark : .turnsLight, from: frame.time)
          cells[index].paint.show(paint, from: frame.time + turnTime / 2)
          cells[index].disk.show(.lies, from: frame.time + turnTime)
        } else {
          cells[index].paint.show(paint, from: frame.time)
          cells[index].disk.show(piece == nil ? .none : .lies, from: frame.time)
        }
      }
      if let turnTime, !turned.isEmpty {
        turns.add(at: frame.time, lasting: turnTime)
        shortest = min(shortest, turnTime / 2)
      }
      before = board
    }
    self.cells = cells.filter(\.isShown)
  }

  /// Returns the elements, grouped by what they show at the end.
  func elements(_ page: SVGPage, _ timeline: inout SVGTimeline) -> String {
    var groups: [SVGPaint: String] = [:]
    for cell in cells {
      guard let last = cell.paint.last else { continue }
      var style = ""
      if cell.paint.isAnimated {
        timeline.add("\(cell.place)", cell.paint, \.reference)
        var disk = ""
        if cell.shape == .disk, let state = cell.disk.last {
          timeline.add("t\(cell.place)", cell.disk) { "\($0.rawValue)" }
          disk = ";" + state.declaration("t\(cell.place)")
        }
        style = timeline.style(.fill, "\(cell.place)", disk)
      }
      groups[last, default: ""] += SVGPage.shape(cell.shape, cell.place, style)
    }
    let shapes = SVGPaint.allCases.compactMap { paint in
      groups[paint].map { page.group(paint, $0) }
    }
    return (shapes + [page.labels(last), labels(page, &timeline)]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// Returns the numbers on disks, each in the colour of the other side.
  private func labels(_ page: SVGPage, _ timeline: inout SVGTimeline) -> String {
    guard !numbers.isEmpty else { return "" }
    func colour(_ paint: SVGPaint) -> String {
      switch paint {
      case .dark, .darkPanel: page.colours.light.description
      case .light, .lightPanel: page.colours.dark.description
      case .empty, .hint: "none"
      }
    }
    let texts = cells.compactMap { cell -> String? in
      guard let number = numbers[cell.place], let last = cell.paint.last.map(colour) else {
        return nil
      }
      if let piece = self.last[cell.place], piece.number != nil {
        return page.smallNumber(number, on: cell.place, piece)
      }
      var attributes = " fill=\"\(last)\""
      if cell.paint.isAnimated {
        timeline.add("n\(cell.place)", cell.paint, colour)
        attributes += timeline.style(.fill, "n\(cell.place)", final: last)
      }
      return SVGPage.number(number, on: cell.place, attributes)
    }
    return SVGPage.numbers(texts)
  }
}
