import ReversiRules

/// The contents of one square.
struct Spot: Hashable {
  var disk: Disk?
  var number: Int?
  var isLastMove = false
  var isLegalMove = false
  var isTurning = false

  /// Creates an empty square.
  init() {}

  /// Creates what a diagram shows on a square, or the disk that is turning there.
  init(_ square: Square, in diagram: Diagram, turning: Turning?) {
    if let turning, turning.square == square {
      disk = turning.side
      isTurning = true
      return
    }
    disk = diagram.board[square]
    number = diagram.numbers.isEmpty ? nil : diagram.numbers[square]
    isLastMove = diagram.lastMove == square
    isLegalMove = diagram.legalMoves?.contains(square) ?? false
  }
}

/// A disk seen at an angle while it turns.
struct Turning: Hashable {
  /// The square of the disk.
  let square: Square
  /// The side of the disk that is visible.
  let side: Disk
}

/// Paints the contents of squares.
struct SpotPainter {
  private let radius: Double
  private let ring: (radius: Double, width: Double)
  private let steps: Int
  private let disks: [Disk: DiskSprite]
  private let turningDisks: [Disk: DiskSprite]
  private let inks: [Disk: Brush]
  private let mark: Brush
  private let legal: Brush
  private var letters: [Int: Lettering]

  init(_ measures: GIFMeasures, _ palette: GIFPalette) {
    let theme = palette.theme
    radius = measures.radius
    ring = measures.ring
    steps = measures.edgeSteps
    func sprites(_ narrowness: Double) -> [Disk: DiskSprite] {
      Dictionary(
        uniqueKeysWithValues: Disk.allCases.map { side in
          let sprite = DiskSprite(
            side,
            size: measures.spriteSize,
            radius: measures.radius,
            narrowness: narrowness,
            steps: measures.edgeSteps,
            on: theme.board,
            rim: theme.outline,
            palette
          )
          return (side, sprite)
        }
      )
    }
    disks = sprites(1)
    turningDisks = sprites(0.5)
    inks = Dictionary(
      uniqueKeysWithValues: Disk.allCases.map { ($0, palette.brush(theme.ink(on: $0))) }
    )
    mark = palette.brush(theme.mark)
    legal = palette.brush(theme.legal)
    letters = Dictionary(
      uniqueKeysWithValues: (1...3).map {
        ($0, Lettering(height: measures.numberHeight(digits: $0)))
      }
    )
  }

  /// Paints onto an empty square.
  mutating func paint(_ spot: Spot, in area: PixelRect, on canvas: inout Canvas) {
    if let disk = spot.disk {
      let sprites = spot.isTurning ? turningDisks : disks
      guard let sprite = sprites[disk], let ink = inks[disk] else { return }
      canvas.draw(sprite.canvas, x: area.x, y: area.y, except: GIFPalette.transparent)
      if let number = spot.number {
        let text = "\(number)"
        letters[text.count]?
          .write(text, middleX: area.middle.x, middleY: area.middle.y, ink, on: &canvas)
      }
    }
    if spot.isLegalMove {
      canvas.paint(.disk(middle: area.middle, radius: max(1.5, radius / 5)), legal, steps: steps)
    }
    guard spot.isLastMove else { return }
    let isNumbered = spot.number != nil
    let shape =
      isNumbered
      ? Shape.ring(middle: area.middle, radius: ring.radius, width: ring.width)
      : .disk(middle: area.middle, radius: max(1.5, radius / 5))
    canvas.paint(shape, mark, steps: steps)
  }
}
