/// The pieces of an animation in which pieces slide, each drawn at its last place and moved from there.
struct SVGSlides {
  private let frames: FrameSequence
  private let page: SVGPage
  private let pace: Pace
  /// The last place of each piece, with the times and places before it.
  private var ways: [(end: GridCell, moves: [(time: Int, duration: Int, from: GridCell)])]

  init(_ frames: FrameSequence, _ page: SVGPage, _ pace: Pace) {
    self.frames = frames
    self.page = page
    self.pace = pace
    let last = frames[frames.count - 1].board
    ways = last.size.cells.filter { last[$0] != nil }.map { (end: $0, moves: []) }
    var owners = Dictionary(uniqueKeysWithValues: ways.indices.map { (ways[$0].end, $0) })
    for frame in frames.reversed() {
      guard let slide = frame.slide, let owner = owners.removeValue(forKey: slide.end) else {
        continue
      }
      owners[slide.start] = owner
      // The keyframes at both ends need different times.
      let duration = max(2, pace.slideTime(in: frame))
      ways[owner].moves.insert((frame.time, duration, slide.start), at: 0)
    }
  }

  /// The time of the shortest slide, in milliseconds.
  var shortest: Int { ways.flatMap(\.moves).map(\.duration).min() ?? .max }

  /// The pieces, those that move in a group with an identifier.
  var elements: String {
    let last = frames[frames.count - 1].board
    let pieces = ways.map { way in
      let piece = last[way.end].map { page.piece($0, at: way.end) } ?? ""
      return way.moves.isEmpty ? piece : "<g id=\"\(name(of: way.end))\">\(piece)</g>"
    }
    return page.pieces("\n" + pieces.joined(separator: "\n") + "\n")
  }

  /// The rules that move them, in CSS.
  func rules(_ timeline: SVGTimeline, timing: String) -> String {
    ways.filter { !$0.moves.isEmpty }.map { way in
      let name = name(of: way.end)
      return "#\(name){animation:\(name) \(timing)}" + timeline.keyframes(name, keyframes(of: way))
    }
    .joined()
  }

  private func keyframes(
    of way: (end: GridCell, moves: [(time: Int, duration: Int, from: GridCell)])
  ) -> [(Int, String)] {
    var keyframes: [(Int, String)] = []
    for (index, move) in way.moves.enumerated() {
      let next = index + 1 < way.moves.count ? way.moves[index + 1].from : way.end
      if index == 0, move.time > 0 { keyframes.append((0, Self.place(move.from, way.end))) }
      keyframes.append((move.time, Self.place(move.from, way.end)))
      keyframes.append((move.time + move.duration, Self.place(next, way.end)))
    }
    return keyframes
  }

  private static func place(_ cell: GridCell, _ end: GridCell) -> String {
    func distance(_ cells: Int) -> String { cells == 0 ? "0" : "\(cells * SVGPage.square)px" }
    return "transform:translate(\(distance(cell.x - end.x)),\(distance(cell.y - end.y)))"
  }

  /// The identifier of the piece that ends on a cell.
  private func name(of cell: GridCell) -> String { "\(cell)\(page.suffix)" }
}

extension Pace {
  /// Returns how long a piece takes to slide in a frame, in milliseconds.
  func slideTime(in frame: Frame) -> Int { min(scaled(flipDelay), frame.duration / 2) }
}
