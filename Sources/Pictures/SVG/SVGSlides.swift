import GameRecords

/// The pieces of an animation in which pieces slide, each drawn at its last place and moved from there.
struct SVGSlides {
  private let page: SVGPage
  /// The pieces at the end.
  private let board: PieceBoard
  private let ways: [Way]
  /// The time of the shortest frame or slide, in milliseconds.
  let shortest: Int

  /// The way of a piece: its last place, and its slides in order.
  private struct Way {
    let end: GridCell
    var slides: [(time: Int, duration: Int, from: GridCell)] = []
  }

  /// Creates the pieces; `nil` if none slides.
  init?(_ frames: FrameSequence, _ page: SVGPage, _ pace: Pace) {
    guard frames.contains(where: { $0.slide != nil }) else { return nil }
    self.page = page
    let board = frames[frames.count - 1].board
    self.board = board
    var ways = board.size.cells.filter { board[$0] != nil }.map { Way(end: $0) }
    var owners = Dictionary(uniqueKeysWithValues: zip(ways.map(\.end), ways.indices))
    var shortest = Int.max
    for frame in frames.reversed() {
      shortest = min(shortest, frame.duration)
      guard let slide = frame.slide, let owner = owners.removeValue(forKey: slide.end) else {
        continue
      }
      owners[slide.start] = owner
      let duration = pace.slideTime(in: frame)
      shortest = min(shortest, duration)
      ways[owner].slides.insert((frame.time, duration, slide.start), at: 0)
    }
    self.ways = ways
    self.shortest = shortest
  }

  /// The pieces, those that move in a group with an identifier.
  var elements: String {
    let pieces = ways.map { way in
      let piece = board[way.end].map { page.piece($0, at: way.end) } ?? ""
      return way.slides.isEmpty ? piece : "<g id=\"\(name(of: way))\">\(piece)</g>"
    }
    return SVGPage.pieces("\n" + pieces.joined(separator: "\n") + "\n")
  }

  /// The rules that move them, in CSS.
  func rules(_ timeline: SVGTimeline, timing: String) -> String {
    ways.filter { !$0.slides.isEmpty }.map { way in
      let name = name(of: way)
      return "#\(name){animation:\(name) \(timing)}" + timeline.keyframes(name, keyframes(of: way))
    }
    .joined()
  }

  private func keyframes(of way: Way) -> [(time: Int, text: String)] {
    var keyframes: [(time: Int, text: String)] = []
    for (index, slide) in way.slides.enumerated() {
      let next = index + 1 < way.slides.count ? way.slides[index + 1].from : way.end
      if index == 0, slide.time > 0 { keyframes.append((0, Self.place(slide.from, way.end))) }
      keyframes.append((slide.time, Self.place(slide.from, way.end)))
      keyframes.append((slide.time + slide.duration, Self.place(next, way.end)))
    }
    return keyframes
  }

  private static func place(_ cell: GridCell, _ end: GridCell) -> String {
    let x = SVGOutput.length(SVGPage.square * (cell.x - end.x))
    let y = SVGOutput.length(SVGPage.square * (cell.y - end.y))
    return "transform:translate(\(x),\(y))"
  }

  /// The identifier of the piece with a way.
  private func name(of way: Way) -> String { "\(way.end)\(page.suffix)" }
}

extension Pace {
  /// Returns how long a piece takes to slide in a frame, in milliseconds.
  ///
  /// It is never 0, since the keyframes at both ends need different times.
  func slideTime(in frame: Frame) -> Int { max(2, min(scaled(flipDelay), frame.duration / 2)) }
}
