/// The colours of a piece with light from above: those of the gradients in SVG; see ``SVGPaints``.
struct PieceShading {
  /// The colours from where the light falls to the shade.
  private var colours: [Colour]

  init(_ tone: Piece.Tone, _ theme: Theme.Palette, _ fineness: Fineness) {
    let (light, shade) = (theme.highlight(tone), theme.shade(tone))
    let steps = max(1, light.distance(to: shade) / fineness.shadeStep + 1)
    colours = (0..<steps).map { step in
      let share = (Double(step) + 0.5) / Double(steps)
      return light.mixed(with: shade, share)
    }
  }

  /// Returns the colours with a share of another one, 0 to 1.
  func mixed(with other: Colour, _ share: Double) -> PieceShading {
    guard share > 0 else { return self }
    var mixture = self
    mixture.colours = colours.map { $0.mixed(with: other, share) }
    return mixture
  }

  /// Returns the colour at a part of the way from the light to the shade, 0 to 1.
  private func colour(_ share: Double) -> Pixel {
    Pixel(colours[max(0, min(colours.count - 1, Int(share * Double(colours.count))))])
  }

  /// Returns the colour of a panel at some part of its height, from the top.
  func panel(_ height: Double) -> Pixel { colour(height) }

  /// Returns the colour of a disk at a point, in radii from its middle.
  ///
  /// The gradient has a focus, which is light, and ends near the edge.
  func disk(_ point: Point) -> Pixel {
    guard colours.count > 1 else { return colour(0) }
    let way = point - Self.focus
    let square = way.x * way.x + way.y * way.y
    guard square > 0 else { return colour(0) }
    // The way from the focus through the point, up to the circle.
    let along = way.x * Self.focus.x + way.y * Self.focus.y
    let rest = 1 - Self.focus.x * Self.focus.x - Self.focus.y * Self.focus.y
    let reach = ((along * along + square * rest).squareRoot() - along) / square
    return colour(1 / (reach * Self.end))
  }

  /// Where the light falls, in radii from the middle.
  private static let focus = Point(-0.28, -0.4)
  /// The part of the way from the focus to the circle after which there is shade.
  private static let end = 0.93
}

extension Colour {
  /// Returns the largest difference of a component from that of another colour.
  fileprivate func distance(to other: Colour) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
