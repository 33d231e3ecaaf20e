/// A glyph of the font as straight lines, in the font's units.
struct Glyph {
  /// The distance from the leftmost line to the rightmost one.
  var width = 0.0
  /// The lines, each from one point to another.
  private(set) var lines: [(from: Point, to: Point)] = []

  /// The number of straight lines that form a curve.
  private static let steps = 6

  /// Reads a glyph in the notation of ``StrokeFont``.
  init(_ text: Substring) {
    var bytes = text.utf8.makeIterator()
    width = Self.coordinate(bytes.next())
    var pen = Pen()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "/"): pen = Pen()
      case UInt8(ascii: "~"):
        lines += pen.pull(Point(Self.coordinate(bytes.next()), Self.coordinate(bytes.next())))
      case UInt8(ascii: " "): continue
      default: lines += pen.move(to: Point(Self.coordinate(byte), Self.coordinate(bytes.next())))
      }
    }
  }

  /// Changes every point.
  mutating func move(_ place: (Point) -> Point) {
    lines = lines.map { (place($0.from), place($0.to)) }
  }

  /// Adds lines, and makes room for what is to the left or right of the glyph.
  mutating func add(_ other: Glyph) {
    lines += other.lines
    let columns = lines.flatMap { [$0.from.x, $0.to.x] }
    let left = min(0, columns.min() ?? 0)
    width = max(width, columns.max() ?? 0) - left
    move { Point($0.x - left, $0.y) }
  }

  private static func coordinate(_ byte: UInt8?) -> Double {
    guard let byte else { return 0 }
    return Double(
      byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "A") + 10
    )
  }

  /// Draws one stroke.
  private struct Pen {
    private var last: Point?
    private var control: Point?

    mutating func move(to point: Point) -> [(Point, Point)] {
      defer { (last, control) = (point, nil) }
      guard let last else { return [] }
      guard let control else { return [(last, point)] }
      var start = last
      return (1...Glyph.steps).map { step in
        let share = Double(step) / Double(Glyph.steps)
        let end =
          (last * (1 - share) + control * share) * (1 - share)
          + (control * (1 - share) + point * share) * share
        defer { start = end }
        return (start, end)
      }
    }

    mutating func pull(_ point: Point) -> [(Point, Point)] {
      let lines = control.map { move(to: ($0 + point) * 0.5) } ?? []
      control = point
      return lines
    }
  }
}
