import GameRecords

/// Paints the contents of cells.
struct SpotPainter {
  private let measures: PixelMeasures
  private let theme: Theme.Palette
  private let fineness: Fineness
  private let disks: DiskPainter
  private var letters: [Int: Lettering]
  /// What cells look like, with the ground behind it.
  private var patches: [Spot: Canvas] = [:]

  init(_ measures: PixelMeasures, _ theme: Theme.Palette, _ fineness: Fineness) {
    self.measures = measures
    self.theme = theme
    self.fineness = fineness
    disks = DiskPainter(theme, fineness)
    letters = Dictionary(
      uniqueKeysWithValues: (1...3).map {
        ($0, Lettering(height: measures.numberHeight(digits: $0)))
      }
    )
  }

  /// The radius of the smallest disks with room for a line around the mark.
  private static let roomForLine = 8.0

  /// Returns the contents of a cell as a picture of its own, of the size of its place.
  mutating func patch(_ spot: Spot, _ size: PixelRect) -> Canvas {
    if let patch = patches[spot] { return patch }
    let fineness = spot.turn == .none ? fineness : fineness.inMotion
    var patch = Canvas(width: size.width, height: size.height, Pixel(theme.board), fineness)
    paint(spot, in: patch.bounds, on: &patch)
    patches[spot] = patch
    return patch
  }

  /// Paints onto an empty cell.
  mutating func paint(_ spot: Spot, in area: PixelRect, on canvas: inout Canvas) {
    switch spot.piece?.shape {
    case .panel: paintPanel(spot, in: area, on: &canvas)
    case .disk, nil: paintDisk(spot, in: area, on: &canvas)
    }
    paintMark(spot, in: area, on: &canvas)
  }

  private mutating func paintMark(_ spot: Spot, in area: PixelRect, on canvas: inout Canvas) {
    let ink = Pixel(theme.ink(on: spot.piece))
    let (square, middle) = (Double(measures.square), area.middle)
    for outline in spot.outlines {
      let width = max(1.2, MarkGeometry.line * square)
      if outline == .circle {
        canvas.paint(.ring(middle: middle, radius: MarkGeometry.reach * square, width: width), ink)
      }
      for (from, to) in MarkGeometry.lines(outline) {
        canvas.paint(
          .line(from: from * square + middle, to: to * square + middle, width: width),
          ink
        )
      }
    }
    if let text = spot.text {
      var height = measures.pixels(MarkGeometry.capitals, atLeast: PixelMeasures.smallestDigits)
      while height > PixelMeasures.smallestDigits,
        Lettering(height: height, isBold: true).width(of: text) > area.width
      {
        height -= 1
      }
      var letters = Lettering(height: height, isBold: true)
      letters.write(text, middleX: middle.x, middleY: middle.y, ink, on: &canvas)
    }
  }

  private mutating func paintPanel(_ spot: Spot, in area: PixelRect, on canvas: inout Canvas) {
    guard let piece = spot.piece else { return }
    let shading = PieceShading(piece.tone, theme, fineness)
    let ink = Pixel(theme.ink(on: piece.tone))
    let outer = area.inset(by: measures.panelGap)
    let inner = outer.inset(by: max(1, measures.panelGap / 2))
    canvas.paint(.panel(outer, radius: measures.panelRadius), Pixel(theme.outline))
    canvas.paint(.panel(inner, radius: measures.panelRadius)) { _, y in
      shading.panel((Double(y - inner.y) + 0.5) / Double(inner.height))
    }
    write(piece.number, in: area, ink, on: &canvas)
    if spot.isHint, piece.number != nil {
      let height = max(1, area.width / 20)
      let line = PixelRect(
        x: area.x + area.width * 3 / 10,
        y: area.y + area.width * 3 / 4,
        width: area.width * 4 / 10,
        height: height
      )
      canvas.paint(.panel(line, radius: 0), ink)
    }
    let corner = Double(area.width) * 0.3
    if let number = spot.number {
      var small = Lettering(
        height: max(PixelMeasures.smallestDigits, measures.numberHeight(digits: 3) / 2)
      )
      let (x, y) = (area.middle.x + corner, area.middle.y - corner)
      small.write("\(number)", middleX: x, middleY: y, ink, on: &canvas)
    }
    if spot.isLastMove {
      let middle = Point(area.middle.x - corner, area.middle.y - corner)
      canvas.paint(
        .disk(middle: middle, radius: max(1.5, measures.radius / 7)),
        Pixel(theme.mark)
      )
    }
  }

  /// Writes a number, if there is one, in the middle of an area.
  private mutating func write(
    _ number: Int?,
    in area: PixelRect,
    _ ink: Pixel,
    on canvas: inout Canvas
  ) {
    guard let text = number.map(String.init) else { return }
    letters[text.count]?
      .write(text, middleX: area.middle.x, middleY: area.middle.y, ink, on: &canvas)
  }

  private mutating func paintDisk(_ spot: Spot, in area: PixelRect, on canvas: inout Canvas) {
    let middle = area.middle
    if let tone = spot.piece?.tone {
      disks.paint(
        tone,
        middle: middle,
        radius: measures.radius,
        spot.turn,
        rim: theme.outline,
        on: &canvas
      )
      write(spot.number, in: area, Pixel(theme.ink(on: tone)), on: &canvas)
    }
    if spot.isHint {
      let radius = max(1.5, PictureLayout.hintRadius * Double(measures.square))
      canvas.paint(.disk(middle: middle, radius: radius), Pixel(theme.legal))
    }
    guard spot.isLastMove else { return }
    let mark = Pixel(theme.mark)
    guard spot.number == nil else {
      let (radius, width) = measures.ring
      return canvas.paint(.ring(middle: middle, radius: radius, width: width), mark)
    }
    let radius = max(1.5, PictureLayout.markRadius * Double(measures.square))
    if spot.piece?.tone == .dark, measures.radius >= Self.roomForLine {
      // A light line makes the dot stand out.
      let line = radius + max(1, 0.015 * Double(measures.square))
      canvas.paint(.disk(middle: middle, radius: line), Pixel(theme.light))
    }
    canvas.paint(.disk(middle: middle, radius: radius), mark)
  }
}
