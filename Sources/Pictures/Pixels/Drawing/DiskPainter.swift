/// Paints disks of one theme.
struct DiskPainter {
  private let theme: Theme.Palette
  private let shadings: [Piece.Tone: PieceShading]

  init(_ theme: Theme.Palette, _ fineness: Fineness) {
    self.theme = theme
    shadings = Dictionary(
      uniqueKeysWithValues: Piece.Tone.allCases.map { ($0, PieceShading($0, theme, fineness)) }
    )
  }

  /// Paints a disk.
  /// - Parameters:
  ///   - tone: its tone.
  ///   - middle: its middle.
  ///   - radius: its radius with the line around it, in pixels.
  ///   - turn: how it is seen.
  ///   - rim: the colour of the line around it.
  ///   - canvas: the picture.
  func paint(
    _ tone: Piece.Tone,
    middle: Point,
    radius: Double,
    _ turn: Turn = .none,
    rim: Colour,
    on canvas: inout Canvas
  ) {
    guard let shading = shadings[tone] else { return }
    func shape(_ radius: Double) -> Shape {
      turn == .none
        ? .disk(middle: middle, radius: radius)
        : .turnedDisk(middle: middle, radius: radius, turn)
    }
    let width = max(1.15, radius * PictureLayout.rim / PictureLayout.diskRadius)
    let seen = shading.mixed(with: theme.board, theme.hasDepth ? turn.darkness : 0)
    let line = Pixel(rim)
    canvas.paint(shape(radius), line)
    canvas.paint(shape(radius - width)) { x, y in
      // The light stays where it is.
      seen.disk((Point(pixelX: x, y: y) - middle) * (1 / (radius - width / 2)))
    }
  }
}
