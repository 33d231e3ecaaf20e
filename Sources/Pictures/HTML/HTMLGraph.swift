import GameRecords

/// A graph of two counts over the frames of a page, one upwards and one downwards, with the
/// evaluations of moves as a line.
struct HTMLGraph {
  /// The counts of a frame, and its number in the player.
  private struct Point {
    let x: Int
    let ply: Int
    let counts: [Int]
  }

  private let points: [Point]
  private let end: Int
  private let pieces: [Piece]
  private let evaluations: [(x: Int, value: Double)]
  /// The largest number that there is room for.
  private let limit: Int

  /// Creates a graph, unless there is nothing to compare.
  /// - Parameters:
  ///   - frames: the frames, without those that the player makes.
  ///   - moves: the moves.
  ///   - isByDisk: whether the player makes a frame for each cell that a move changes.
  init?(_ frames: FrameSequence, _ moves: [DrawnMove], isByDisk: Bool) {
    pieces = frames[0].counts.compactMap(\.piece)
    guard pieces.count == 2 else { return nil }
    let changes = Dictionary(moves.map { ($0.ply, $0.changes.count) }, uniquingKeysWith: max)
    var points: [Point] = []
    var end = -1
    for frame in frames {
      end += 1 + (isByDisk && frame.event == .done ? changes[frame.ply] ?? 0 : 0)
      guard frame.isAtRest else { continue }
      let counts = frame.counts.compactMap { Int($0.text) }
      if counts.count == 2 { points.append(Point(x: end, ply: frame.ply, counts: counts)) }
    }
    guard points.count > 1 else { return nil }
    (self.points, self.end) = (points, end)
    let places = Dictionary(points.map { ($0.ply, $0.x) }, uniquingKeysWith: max)
    let first = pieces[0]
    evaluations = moves.compactMap { move in
      guard let value = move.evaluation, let x = places[move.ply] else { return nil }
      return (x, move.player ?? first == first ? value : -value)
    }
    // Evaluations of damaged records may be of any size.
    let cells = frames[0].board.size.cells.count
    let highest = evaluations.map { min(Double(cells), $0.value.magnitude.rounded(.up)) }.max() ?? 0
    limit = max(points.flatMap(\.counts).max() ?? 0, Int(highest))
  }

  /// The picture, as wide as the player has frames.
  var markup: String {
    let areas = pieces.indices.map { "<path class=\(pieces[$0].symbol) d=\"\(area($0))\"/>" }
    return """
      <svg viewBox="0 -\(limit) \(end) \(2 * limit)" preserveAspectRatio="none" role="img" \
      aria-label="\(label)">\(areas.joined())\(line)</svg>
      """
  }

  /// Returns the outline of the area of a count.
  private func area(_ index: Int) -> String {
    let sign = index == 0 ? -1 : 1
    var (x, y) = (0, 0)
    let steps = points.map { point in
      let step = Self.pair(point.x - x, sign * point.counts[index] - y)
      (x, y) = (point.x, sign * point.counts[index])
      return step
    }
    return "M0 0l\(steps.joined(separator: " "))V0"
  }

  /// The line through the evaluations, and a dot on each.
  private var line: String {
    guard !evaluations.isEmpty else { return "" }
    let limit = Double(limit)
    let places = evaluations.map { x, value in
      "\(x) \(SVGOutput.number(-min(limit, max(-limit, value))))"
    }
    return "<path class=e d=\"M\(places.joined(separator: " "))\"/>"
      + "<path class=\"e dot\" d=\"\(places.map { "M\($0)h0" }.joined())\"/>"
  }

  /// What the graph shows, in words.
  private var label: String {
    let counts = pieces.indices.map { index in
      "\(pieces[index]) from \(points[0].counts[index]) to \(points[points.count - 1].counts[index])"
    }
    let values = evaluations.map(\.value)
    guard let least = values.min(), let most = values.max() else {
      return "Graph: \(counts.joined(separator: ", "))."
    }
    let range = [least, most].map { DrawnMove.evaluationText($0) }
    return "Graph: \(counts.joined(separator: ", ")). "
      + "Evaluations for \(pieces[0]) from \(range[0]) to \(range[1])."
  }

  /// Returns two numbers in the shortest form of a path.
  private static func pair(_ x: Int, _ y: Int) -> String { y < 0 ? "\(x)\(y)" : "\(x) \(y)" }
}
