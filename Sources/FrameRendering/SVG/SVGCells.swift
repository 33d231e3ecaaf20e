/// The contents of the cells over the course of an animation in which pieces change in place.
struct SVGCells {
  /// The cells on which something is shown, row by row, with their tracks.
  private var tracks: [(cell: GridCell, shape: Piece.Shape, track: SVGTrack<SVGPaint>)] = []
  private let numbers: [GridCell: Int]
  /// The pieces at the end.
  private let last: PieceBoard
  /// All paints that are used.
  private(set) var paints: Set<SVGPaint>
  /// The time of the shortest picture, in milliseconds.
  private(set) var shortest = Int.max

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
    let cells = size.cells
    var tracks = [SVGTrack<SVGPaint>](repeating: SVGTrack(), count: cells.count)
    var shapes = [Piece.Shape](repeating: .disk, count: cells.count)
    var before: PieceBoard?
    for frame in frames {
      shortest = min(shortest, frame.duration)
      let (board, changed, hints) = (frame.board, frame.changed, frame.hints ?? [])
      // There are many frames, and most change one cell.
      let changing = options.marksLegalMoves ? nil : changed.map { [$0] }
      for cell in changing ?? cells {
        let index = size.index(of: cell)
        let new = board[cell]
        let paint = new.map { SVGPaint($0) } ?? (hints.contains(cell) ? .hint : .empty)
        guard paint != tracks[index].last else { continue }
        if let new { shapes[index] = new.shape }
        var time = frame.time
        if changed != nil, before?[cell] != nil, let edge = Self.edgeTime(of: frame) {
          tracks[index].show(.edge, from: time)
          self.paints.insert(.edge)
          shortest = min(shortest, edge)
          time += edge
        }
        tracks[index].show(paint, from: time)
        self.paints.insert(paint)
      }
      before = board
    }
    self.tracks = zip(zip(cells, shapes), tracks)
      .map { (cell: $0.0, shape: $0.1, track: $1) }
      .filter { $0.track.isAnimated || $0.track.last != .empty }
  }

  /// Returns how long a turning disk is seen edge-on; `nil` if the frame is too short for that.
  private static func edgeTime(of frame: Frame) -> Int? {
    frame.duration >= 40 ? min(60, frame.duration / 2) : nil
  }

  /// Returns the elements, grouped by what they show at the end.
  func elements(_ page: SVGPage, _ timeline: inout SVGTimeline) -> String {
    var groups: [SVGPaint: String] = [:]
    for (cell, shape, track) in tracks {
      guard let last = track.last else { continue }
      var style = ""
      if track.isAnimated {
        timeline.add("\(cell)", track, \.reference)
        style = " style=\"fill:var(--\(cell))\""
      }
      groups[last, default: ""] += SVGPage.shape(shape, cell, style)
    }
    let circles = SVGPaint.allCases.compactMap { paint in
      groups[paint].map { page.group(paint, $0) }
    }
    return (circles + [page.labels(last), labels(page, &timeline)]).filter { !$0.isEmpty }.joined(
      separator: "\n"
    )
  }

  /// Returns the numbers on disks, each in the colour of the other side.
  private func labels(_ page: SVGPage, _ timeline: inout SVGTimeline) -> String {
    guard !numbers.isEmpty else { return "" }
    func colour(_ paint: SVGPaint) -> String {
      switch paint {
      case .dark, .darkPanel: page.colours.light.description
      case .light, .lightPanel: page.colours.dark.description
      case .empty, .edge, .hint: "none"
      }
    }
    let texts = tracks.compactMap { cell, _, track -> String? in
      guard let number = numbers[cell], let last = track.last.map(colour) else { return nil }
      var attributes = " fill=\"\(last)\""
      if track.isAnimated {
        timeline.add("n\(cell)", track, colour)
        attributes += " style=\"fill:var(--n\(cell),\(last))\""
      }
      return SVGPage.number(number, on: cell, attributes)
    }
    return SVGPage.numbers(texts)
  }
}
