import GameRecords

/// Draws diagrams of one game as pictures.
struct Scene {
  /// The picture that was drawn last.
  private(set) var canvas: Canvas
  /// The area outside of which it is as the one before.
  private(set) var change: PixelRect

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
  /// What the picture shows, if there is one.
  private var shown: (frame: Frame, spots: [Spot], isSliding: Bool)?

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
    change = background.bounds
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
    let frame = diagram.frame
    let hasNewPage = motion == nil && status?.show(frame.counts, frame.message) ?? false
    if hasNewPage {
      page = background
      status?.draw(on: &page)
    }
    canvas = page
    let spots = Spot.spots(cells, in: diagram, motion)
    for (spot, cell) in zip(spots, cells) where spot != Spot() {
      canvas.copy(measures.spot(cell), from: painter.patch(spot, on: cell), x: 0, y: 0)
    }
    var isSliding = false
    if case .sliding(let slide, let share) = motion {
      isSliding = true
      var spot = Spot()
      spot.piece = frame.board[slide.end]
      painter.paint(spot, in: measures.spot(slide, share: share), on: &canvas)
    }
    canvas.paintArrows(frame.marks, measures, theme)
    if let alert = frame.alert { alerts[alert]?.paint(on: &canvas) }
    change = hasNewPage ? canvas.bounds : change(to: frame, spots, isSliding)
    shown = (frame, spots, isSliding)
  }

  /// Returns the area where the picture differs from what was shown on the same page: finding that out from
  /// the pixels of every picture would take most of the time.
  private func change(to frame: Frame, _ spots: [Spot], _ isSliding: Bool) -> PixelRect {
    guard let shown else { return canvas.bounds }
    guard !isSliding, !shown.isSliding, frame.marks == shown.frame.marks,
      frame.alert == shown.frame.alert
    else { return canvas.bounds }
    let changed = cells.indices.filter { spots[$0] != shown.spots[$0] }.map {
      measures.spot(cells[$0])
    }
    guard let first = changed.first else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return changed.reduce(first) { $0.union($1) }
  }
}
