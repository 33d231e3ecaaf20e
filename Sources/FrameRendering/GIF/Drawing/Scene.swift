import GameRecords
import ReversiRules

/// A picture that changes from one diagram to the next, and records where.
struct Scene {
  /// The picture.
  private(set) var canvas: Canvas
  /// The areas that the last call of ``show(_:turning:keepsStatus:)`` may have changed.
  private(set) var changes: [PixelRect] = []

  private let measures: GIFMeasures
  private let background: Canvas
  private var spots: SpotPainter
  private var status: StatusLine?
  private let alert: PassAlert
  private var shown: [Square: Spot] = [:]
  /// What the alert hides.
  private var hidden: Canvas?

  /// Creates the page without disks.
  init(
    _ measures: GIFMeasures,
    _ palette: GIFPalette,
    coordinates: Bool,
    caption: String?,
    hasStatus: Bool
  ) {
    self.measures = measures
    background = Canvas(measures, palette, coordinates: coordinates, caption: caption)
    canvas = background
    spots = SpotPainter(measures, palette)
    if hasStatus { status = StatusLine(measures, palette) }
    alert = PassAlert(measures, palette)
    for square in measures.layout.board.squares { shown[square] = Spot() }
  }

  /// Changes the picture to show a diagram.
  /// - Parameters:
  ///   - diagram: the diagram to show.
  ///   - turning: the disk that is turning, if there is one.
  ///   - keepsStatus: whether counts and message stay as they are.
  mutating func show(_ diagram: Diagram, turning: Turning? = nil, keepsStatus: Bool = false) {
    changes = []
    if let hidden {
      canvas.copy(alert.area, from: hidden)
      changes.append(alert.area)
      self.hidden = nil
    }
    for square in diagram.board.size.squares {
      let spot = Spot(square, in: diagram, turning: turning)
      guard spot != shown[square] else { continue }
      shown[square] = spot
      let area = measures.spot(square)
      canvas.copy(area, from: background)
      spots.paint(spot, in: area, on: &canvas)
      changes.append(area)
    }
    if let message = diagram.message, !keepsStatus {
      changes += status?.show(diagram.counts, message, on: &canvas) ?? []
    }
    if diagram.alert == .pass {
      hidden = canvas
      alert.paint(on: &canvas)
      changes.append(alert.area)
    }
  }
}
