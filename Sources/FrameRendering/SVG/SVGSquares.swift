import ReversiRules

/// The contents of the squares over the course of an animation.
struct SVGSquares {
  /// The squares on which something is shown, row by row, with their tracks.
  private var tracks: [(square: Square, track: SVGTrack<SVGPaint>)] = []
  private let numbers: [Square: Int]
  /// All paints that are used.
  private(set) var paints: Set<SVGPaint> = [.dark, .light]
  /// The time of the shortest picture, in milliseconds.
  private(set) var shortest = Int.max

  init(_ frames: FrameSequence, _ options: RenderingOptions, _ numbers: [Square: Int]) {
    self.numbers = numbers
    let squares = Array(frames[0].board.size.squares)
    var tracks = [SVGTrack<SVGPaint>](repeating: SVGTrack(), count: squares.count)
    var before: Frame?
    for frame in frames {
      shortest = min(shortest, frame.duration)
      let hints = options.marksLegalMoves ? frame.legalMoves : nil
      for (index, square) in squares.enumerated() {
        // There are many frames, and most change one square.
        if !options.marksLegalMoves, let changed = frame.changed, changed != square { continue }
        let old = before?.board[square]
        let new = frame.board[square]
        let paint =
          new.map { SVGPaint($0) } ?? (hints?.contains(square) ?? false ? .hint : .empty)
        guard paint != tracks[index].last else { continue }
        var time = frame.time
        if frame.changed != nil, old != nil, let edge = Self.edgeTime(of: frame) {
          tracks[index].show(.edge, from: time)
          paints.insert(.edge)
          shortest = min(shortest, edge)
          time += edge
        }
        tracks[index].show(paint, from: time)
        paints.insert(paint)
      }
      before = frame
    }
    self.tracks = zip(squares, tracks).map { (square: $0, track: $1) }
      .filter { $0.track.isAnimated || $0.track.last != .empty }
  }

  /// Returns how long a turning disk is seen edge-on; `nil` if the frame is too short for that.
  private static func edgeTime(of frame: Frame) -> Int? {
    frame.duration >= 40 ? min(60, frame.duration / 2) : nil
  }

  /// Returns the elements, grouped by what they show at the end.
  func elements(_ page: SVGPage, _ timeline: inout SVGTimeline) -> String {
    var groups: [SVGPaint: String] = [:]
    for (square, track) in tracks {
      guard let last = track.last else { continue }
      var style = ""
      if track.isAnimated {
        timeline.add("\(square)", track, \.reference)
        style = " style=\"fill:var(--\(square))\""
      }
      groups[last, default: ""] += SVGPage.circle(square, style)
    }
    let circles = SVGPaint.allCases.compactMap { paint in
      groups[paint].map { "<g \(SVGPage.scale) fill=\"\(paint.fill(page.suffix))\">\($0)</g>" }
    }
    return (circles + [labels(page, &timeline)]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the numbers on disks, each in the colour of the other side.
  private func labels(_ page: SVGPage, _ timeline: inout SVGTimeline) -> String {
    guard !numbers.isEmpty else { return "" }
    func colour(_ paint: SVGPaint) -> String {
      switch paint {
      case .dark: page.colours.light.description
      case .light: page.colours.dark.description
      case .empty, .edge, .hint: "none"
      }
    }
    let texts = tracks.compactMap { square, track -> String? in
      guard let number = numbers[square], let last = track.last.map(colour) else { return nil }
      var attributes = " fill=\"\(last)\""
      if track.isAnimated {
        timeline.add("n\(square)", track, colour)
        attributes += " style=\"fill:var(--n\(square),\(last))\""
      }
      return SVGPage.number(number, on: square, attributes)
    }
    return SVGPage.numbers(texts)
  }
}
