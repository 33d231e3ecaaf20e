import GameRecords

/// A picture that changes from one diagram to the next, and records where.
struct Scene {
  /// The picture.
  private(set) var canvas: Canvas
  /// The areas that the last call of ``show(_:_:)`` may have changed.
  private(set) var changes: [PixelRect] = []

  private let measures: PixelMeasures
  private let background: Canvas
  private var painter: SpotPainter
  private let theme: Theme.Palette
  /// The arrows and lines that are shown.
  private var pointers: [BoardMark<GridCell>] = []
  /// The cells with letters or outlines, from which they keep clear.
  private var marked: Set<GridCell> = []
  private var arrows: ArrowPainter
  /// Whether only the ground is behind the piece of each cell.
  private let isPlain: [Bool]
  private var status: StatusLine?
  private let alerts: [Frame.Alert: AlertBox]
  /// The contents of the cells, row by row.
  private var shown: [Spot]
  private let cells: [GridCell]
  /// What the alert hides.
  private var hidden: (area: PixelRect, canvas: Canvas)?
  /// The way of the panel that is between two cells.
  private var way: Frame.Slide?

  /// Creates the page without pieces.
  init(
    _ measures: PixelMeasures,
    _ theme: Theme.Palette,
    _ fineness: Fineness,
    _ parts: ScreenParts,
    heading: String?,
    names: [PlayerName]
  ) {
    self.measures = measures
    self.theme = theme
    var background = Canvas(measures, theme, fineness, heading: heading)
    if measures.layout.parts.contains(.counts) {
      let status = StatusLine(measures, theme, fineness, parts, names)
      status.drawFixed(on: &background)
      self.status = status
    }
    self.background = background
    canvas = background
    arrows = ArrowPainter([], clearOf: [], measures, theme)
    painter = SpotPainter(measures, theme, fineness)
    alerts = Dictionary(
      uniqueKeysWithValues: parts.alerts.map { ($0, AlertBox($0, measures, theme)) }
    )
    cells = measures.layout.board.cells
    isPlain = cells.map { background.isFilled(measures.spot($0), with: Pixel(theme.board)) }
    shown = Array(repeating: Spot(), count: cells.count)
  }

  /// Changes the picture to show a diagram.
  /// - Parameters:
  ///   - diagram: the diagram to show.
  ///   - motion: the pieces that are moving, until which counts and message stay as they are.
  mutating func show(_ diagram: Diagram, _ motion: Motion? = nil) {
    changes = []
    if let hidden {
      canvas.copy(hidden.area, from: hidden.canvas)
      changes.append(hidden.area)
      self.hidden = nil
    }
    if let way { clear(way) }
    let pointers = diagram.frame.marks.filter { $0.cells.count > 1 }
    let marked = pointers.isEmpty ? [] : diagram.frame.marks.markedCells
    if pointers != self.pointers || marked != self.marked { show(pointers, clearOf: marked) }
    let spots = Spot.spots(cells, in: diagram, motion)
    for (index, cell) in cells.enumerated() {
      let spot = spots[index]
      guard spot != shown[index] else { continue }
      shown[index] = spot
      let area = measures.spot(cell)
      if isPlain[index] {
        canvas.copy(area, from: painter.patch(spot, area), x: 0, y: 0)
      } else {
        canvas.copy(area, from: background)
        painter.paint(spot, in: area, on: &canvas)
      }
      arrows.paint(in: area, on: &canvas)
      changes.append(area)
    }
    if case .sliding(let slide, let share) = motion {
      var spot = Spot()
      spot.piece = diagram.frame.board[slide.end]
      let area = measures.spot(slide, share: share)
      painter.paint(spot, in: area, on: &canvas)
      arrows.paint(in: area, on: &canvas)
      changes.append(area)
      way = slide
    }
    if motion == nil {
      changes +=
        status?.show(
          diagram.frame.counts,
          diagram.hasMessage ? diagram.frame.message : nil,
          on: &canvas
        ) ?? []
    }
    if let box = diagram.frame.alert.flatMap({ alerts[$0] }) {
      hidden = (box.area, canvas)
      box.paint(on: &canvas)
      changes.append(box.area)
    }
  }

  /// Changes the arrows and lines, below which everything is drawn again.
  private mutating func show(
    _ pointers: [BoardMark<GridCell>],
    clearOf marked: Set<GridCell>
  ) {
    (self.pointers, self.marked) = (pointers, marked)
    arrows = ArrowPainter(pointers, clearOf: marked, measures, theme)
    canvas.copy(measures.board, from: background)
    arrows.paint(in: measures.board, on: &canvas)
    changes.append(measures.board)
    shown = Array(repeating: Spot(), count: cells.count)
  }

  /// Removes the panel that is between two cells, also from the line between them.
  private mutating func clear(_ slide: Frame.Slide) {
    let area = measures.spot(slide.start).union(measures.spot(slide.end))
    canvas.copy(area, from: background)
    arrows.paint(in: area, on: &canvas)
    changes.append(area)
    for (index, cell) in cells.enumerated() where measures.spot(cell).overlaps(area) {
      shown[index] = Spot()
    }
    way = nil
  }
}
