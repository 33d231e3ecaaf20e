/// The contents of one cell.
struct Spot: Hashable {
  var piece: Piece?
  var number: Int?
  var isLastMove = false
  var isHint = false
  var isTurning = false

  /// Creates an empty cell.
  init() {}

  /// Returns what a diagram shows on each cell, without a piece that is moving between two.
  static func spots(_ cells: [GridCell], in diagram: Diagram, _ motion: Motion?) -> [Spot] {
    var spots = Array(repeating: Spot(), count: cells.count)
    let (hasHints, hasNumbers) = (diagram.hints != nil, !diagram.numbers.isEmpty)
    let (board, lastMove) = (diagram.board, diagram.lastMove)
    for (index, cell) in cells.enumerated() {
      spots[index].piece = board[cell]
      spots[index].isLastMove = cell == lastMove
      if hasNumbers { spots[index].number = diagram.numbers[cell] }
      if hasHints, spots[index].piece?.shape != .disk {
        spots[index].isHint = diagram.hints?.contains(cell) ?? false
      }
    }
    switch motion {
    case nil: break
    case .turning(let cells, let isBack):
      for cell in cells {
        guard let tone = board[cell]?.tone else { continue }
        var spot = Spot()
        spot.piece = Piece(.disk, isBack ? tone.opposite : tone)
        spot.isTurning = true
        spots[board.size.index(of: cell)] = spot
      }
    case .sliding(let slide, _):
      for cell in [slide.start, slide.end] { spots[board.size.index(of: cell)] = Spot() }
    }
    return spots
  }
}

/// Pieces in motion.
enum Motion: Hashable {
  /// The disks on cells are seen at an angle: their side before the move, or the one after it.
  case turning([GridCell], isBack: Bool)
  /// A panel is between two cells; `share` of the way is done.
  case sliding(Frame.Slide, share: Double)
}

/// Paints the contents of cells.
struct SpotPainter {
  private let measures: GIFMeasures
  private let outline: Brush
  private let fills: [Piece.Tone: Brush]
  private let disks: [Piece.Tone: DiskSprite]
  private let turningDisks: [Piece.Tone: DiskSprite]
  private let inks: [Piece.Tone: Brush]
  private let mark: Brush
  private let legal: Brush
  private var letters: [Int: Lettering]

  init(_ measures: GIFMeasures, _ palette: GIFPalette) {
    let theme = palette.theme
    self.measures = measures
    func sprites(_ narrowness: Double) -> [Piece.Tone: DiskSprite] {
      Dictionary(
        uniqueKeysWithValues: Piece.Tone.allCases.map { tone in
          let sprite = DiskSprite(
            tone,
            size: measures.spriteSize,
            radius: measures.radius,
            narrowness: narrowness,
            steps: measures.edgeSteps,
            on: theme.board,
            rim: theme.outline,
            palette
          )
          return (tone, sprite)
        }
      )
    }
    disks = sprites(1)
    turningDisks = sprites(0.5)
    inks = Dictionary(
      uniqueKeysWithValues: Piece.Tone.allCases.map { ($0, palette.brush(theme.ink(on: $0))) }
    )
    outline = palette.brush(theme.outline)
    fills = Dictionary(
      uniqueKeysWithValues: Piece.Tone.allCases.map { ($0, palette.brush(theme.disk($0))) }
    )
    mark = palette.brush(theme.mark)
    legal = palette.brush(theme.legal)
    letters = Dictionary(
      uniqueKeysWithValues: (1...3).map {
        ($0, Lettering(height: measures.numberHeight(digits: $0)))
      }
    )
  }

  /// The radius of the smallest disks with room for a line around the mark.
  private static let roomForLine = 8.0

  /// Paints onto an empty cell.
  mutating func paint(_ spot: Spot, in area: PixelRect, on canvas: inout Canvas) {
    switch spot.piece?.shape {
    case .panel: paintPanel(spot, in: area, on: &canvas)
    case .disk, nil: paintDisk(spot, in: area, on: &canvas)
    }
  }

  private mutating func paintPanel(_ spot: Spot, in area: PixelRect, on canvas: inout Canvas) {
    guard let piece = spot.piece, let fill = fills[piece.tone], let ink = inks[piece.tone] else {
      return
    }
    let outer = area.inset(by: measures.panelGap)
    let inner = outer.inset(by: max(1, measures.panelGap / 2))
    canvas.paint(.panel(outer, radius: measures.panelRadius), outline, steps: measures.edgeSteps)
    canvas.paint(.panel(inner, radius: measures.panelRadius), fill, steps: measures.edgeSteps)
    write(piece.number, in: area, ink, on: &canvas)
    if spot.isHint, piece.number != nil {
      let height = max(1, area.width / 20)
      let line = PixelRect(
        x: area.x + area.width * 3 / 10,
        y: area.y + area.width * 3 / 4,
        width: area.width * 4 / 10,
        height: height
      )
      canvas.paint(.panel(line, radius: 0), ink, steps: measures.edgeSteps)
    }
    let corner = Double(area.width) * 0.3
    if let number = spot.number {
      var small = Lettering(
        height: max(GIFMeasures.smallestDigits, measures.numberHeight(digits: 3) / 2)
      )
      let (x, y) = (area.middle.x + corner, area.middle.y - corner)
      small.write("\(number)", middleX: x, middleY: y, ink, on: &canvas)
    }
    if spot.isLastMove {
      let middle = Point(area.middle.x - corner, area.middle.y - corner)
      canvas.paint(
        .disk(middle: middle, radius: max(1.5, measures.radius / 7)),
        mark,
        steps: measures.edgeSteps
      )
    }
  }

  /// Writes a number, if there is one, in the middle of an area.
  private mutating func write(
    _ number: Int?,
    in area: PixelRect,
    _ ink: Brush,
    on canvas: inout Canvas
  ) {
    guard let text = number.map(String.init) else { return }
    letters[text.count]?
      .write(text, middleX: area.middle.x, middleY: area.middle.y, ink, on: &canvas)
  }

  private mutating func paintDisk(_ spot: Spot, in area: PixelRect, on canvas: inout Canvas) {
    if let tone = spot.piece?.tone {
      let sprites = spot.isTurning ? turningDisks : disks
      guard let sprite = sprites[tone], let ink = inks[tone] else { return }
      canvas.draw(sprite.canvas, x: area.x, y: area.y, except: GIFPalette.transparent)
      write(spot.number, in: area, ink, on: &canvas)
    }
    if spot.isHint {
      canvas.paint(
        .disk(middle: area.middle, radius: max(1.5, measures.radius / 5)),
        legal,
        steps: measures.edgeSteps
      )
    }
    guard spot.isLastMove else { return }
    func paint(_ shape: Shape, _ brush: Brush) {
      canvas.paint(shape, brush, steps: measures.edgeSteps)
    }
    guard spot.number == nil else {
      let (radius, width) = measures.ring
      return paint(.ring(middle: area.middle, radius: radius, width: width), mark)
    }
    let radius = max(1.5, measures.radius / 5)
    if spot.piece?.tone == .dark, let light = fills[.light], measures.radius >= Self.roomForLine {
      // A light line makes the dot stand out.
      paint(.disk(middle: area.middle, radius: radius + max(1, measures.radius / 20)), light)
    }
    paint(.disk(middle: area.middle, radius: radius), mark)
  }
}
