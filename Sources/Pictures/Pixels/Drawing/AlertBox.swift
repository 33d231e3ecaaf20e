import GameRecords

/// An alert of the app, in the middle of the board.
struct AlertBox {
  /// Its place.
  let area: PixelRect
  private let measures: PixelMeasures
  private let theme: Theme.Palette
  private let alert: Frame.Alert
  private let largeHeight: Int
  private let smallHeight: Int

  init(_ alert: Frame.Alert, _ measures: PixelMeasures, _ theme: Theme.Palette) {
    self.alert = alert
    self.measures = measures
    self.theme = theme
    // As large as the message below the board, unless the board is too small for that.
    var height = measures.pixels(0.28, atLeast: 5)
    while height > 5,
      Lettering(height: height).width(of: alert.message) > measures.board.width * 4 / 5
    {
      height -= 1
    }
    smallHeight = height
    largeHeight = height * 4 / 3
    let width = min(
      measures.board.width,
      Lettering(height: smallHeight).width(of: alert.message) + 3 * largeHeight
    )
    let tall = 3 * largeHeight + 2 * smallHeight
    area = PixelRect(
      x: measures.board.x + (measures.board.width - width) / 2,
      y: measures.board.y + (measures.board.height - tall) / 2,
      width: width,
      height: tall
    )
  }

  /// Paints the alert.
  func paint(on canvas: inout Canvas) {
    let radius = Double(largeHeight) * 0.6
    canvas.paint(.panel(area, radius: radius), Pixel(theme.text))
    let inner = area.inset(by: max(1, largeHeight / 14))
    canvas.paint(.panel(inner, radius: radius), Pixel(theme.page))
    let ink = Pixel(theme.text)
    var large = Lettering(height: largeHeight)
    var small = Lettering(height: smallHeight)
    let top = Double(area.y) + Double(largeHeight) * 1.4
    large.write(alert.title, middleX: area.middle.x, middleY: top, ink, on: &canvas)
    let bottom = Double(area.endY) - Double(largeHeight) - Double(smallHeight) / 2
    small.write(alert.message, middleX: area.middle.x, middleY: bottom, ink, on: &canvas)
  }
}
