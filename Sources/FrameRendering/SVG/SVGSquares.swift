internal import ReversiRules

/// What the squares show in the course of an animation.
struct SVGSquares {
  private typealias Changes = [(time: Int, paint: SVGPaint)]
  /// The squares on which something is shown, row by row, with the times from which on it is.
  private var tracks: [(square: Square, changes: Changes)] = []
  private let numbers: [Square: Int]
  /// All that is ever shown.
  private(set) var paints: Set<SVGPaint> = [.dark, .light]
  /// How long the shortest picture stays, in milliseconds.
  private(set) var shortest = Int.max

  init(_ frames: FrameSequence, _ options: RenderingOptions, _ numbers: [Square: Int]) {
    self.numbers = numbers
    let squares = Array(frames[0].board.size.squares)
    var changes = [Changes](repeating: [], count: squares.count)
    var before: Frame?
    for frame in frames {
      shortest = min(shortest, frame.duration)
      let hints = options.marksLegalMoves ? frame.legalMoves : nil
      for (index, square) in squares.enumerated() {
        // Most frames change one square, and the frames are many.
        if !options.marksLegalMoves, let changed = frame.changed, changed != square { continue }
        let old = before?.board[square]
        let new = frame.board[square]
        let paint =
          new.map { SVGPaint($0) } ?? (hints?.contains(square) ?? false ? .hint : .empty)
        guard paint != changes[index].last?.paint else { continue }
        if frame.changed != nil, old != nil, let edge = Self.edgeTime(of: frame) {
          changes[index].append((frame.time, .edge))
          changes[index].append((frame.time + edge, paint))
          paints.insert(.edge)
          shortest = min(shortest, edge)
        } else {
          changes[index].append((frame.time, paint))
        }
        paints.insert(paint)
      }
      before = frame
    }
    tracks = zip(squares, changes).map { (square: $0, changes: $1) }
      .filter { $0.changes.contains { $0.paint != .empty } }
  }

  /// How long a turning disk is seen from its edge; `nil` when the frame is too short for that.
  private static func edgeTime(of frame: Frame) -> Int? {
    frame.duration >= 40 ? min(60, frame.duration / 2) : nil
  }

  /// The elements, grouped by what they show at the end.
  func elements(_ page: SVGPage, _ timeline: inout SVGTimeline) -> String {
    var groups: [SVGPaint: String] = [:]
    for (square, changes) in tracks {
      guard let last = changes.last?.paint else { continue }
      var style = ""
      if changes.count > 1 {
        timeline.add("\(square)", changes.map { ($0.time, $0.paint.reference) })
        style = " style=\"fill:var(--\(square))\""
      }
      groups[last, default: ""] += SVGPage.circle(square, style)
    }
    let circles = SVGPaint.allCases.compactMap { paint in
      groups[paint].map { "<g \(SVGPage.scale) fill=\"\(paint.fill(page.suffix))\">\($0)</g>" }
    }
    return (circles + [labels(page, &timeline)]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The numbers on disks, each in the colour of the other side.
  private func labels(_ page: SVGPage, _ timeline: inout SVGTimeline) -> String {
    guard !numbers.isEmpty else { return "" }
    func colour(_ paint: SVGPaint) -> String {
      switch paint {
      case .dark: page.colours.light.description
      case .light: page.colours.dark.description
      case .empty, .edge, .hint: "none"
      }
    }
    let texts = tracks.compactMap { square, changes -> String? in
      guard let number = numbers[square], let last = changes.last?.paint else { return nil }
      var style = ""
      if changes.count > 1 {
        timeline.add("n\(square)", changes.map { ($0.time, colour($0.paint)) })
        style = " style=\"fill:var(--n\(square),\(colour(last)))\""
      }
      return """
        <text x="\(square.x * 40)" y="\(square.y * 40 + 6)" fill="\(colour(last))"\(SVGPage.numberSize(number))\(style)>\
        \(number)</text>
        """
    }
    return "<g text-anchor=\"middle\" font-size=\"17\">\(texts.joined())</g>"
  }
}
