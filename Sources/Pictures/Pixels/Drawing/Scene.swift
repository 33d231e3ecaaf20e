import GameRecords

/// Draws diagrams of one game as pictures.
struct Scene {
  /// The picture that was drawn last.
  private(set) var canvas: Canvas
  /// The area where it differs from the one before.
  private(set) var change: PixelRect?

  private let measures: PixelMeasures
  private let theme: Theme.Palette
  /// The page without pieces, counts and message.
  private let background: Canvas
  private let cells: [GridCell]
  private var painter: SpotPainter
  private var status: StatusLine?
  /// The page with the counts and the message that are shown, but without pieces.
  private var page: Canvas
  private let alerts: [Frame.Alert: AlertBox]

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
    background = Canvas(measures, theme, fineness, heading: heading)
    page = background
    canvas = background
    cells = measures.layout.board.cells
    painter = SpotPainter(measures, theme, background)
    if measures.layout.parts.contains(.counts) {
      status = StatusLine(measures, theme, fineness, names)
    }
    alerts = Dictionary(
      uniqueKeysWithValues: parts.alerts.map { ($0, AlertBox($0, measures, theme)) }
    )
  }

  /// Draws a diagram.
  /// - Parameters:
  ///   - diagram: the diagram to show.
  ///   - motion: the pieces that are moving, until which counts and message stay as they are.
  mutating func show(_ diagram: Diagram, _ motion: Motion? = nil) {
    if motion == nil, status?.show(diagram.frame.counts, diagram.frame.message) ?? false {
      page = background
      status?.draw(on: &page)
    }
    let before = canvas
    canvas = page
    for (spot, cell) in zip(Spot.spots(cells, in: diagram, motion), cells) where spot != Spot() {
      canvas.copy(measures.spot(cell), from: painter.patch(spot, on: cell), x: 0, y: 0)
    }
    if case .sliding(let slide, let share) = motion {
      var spot = Spot()
      spot.piece = diagram.frame.board[slide.end]
      painter.paint(spot, in: measures.spot(slide, share: share), on: &canvas)
    }
    canvas.paintArrows(diagram.frame.marks, measures, theme)
    if let alert = diagram.frame.alert { alerts[alert]?.paint(on: &canvas) }
    change = canvas.bounds.changed(from: before.pixels, to: canvas.pixels)
  }
}
