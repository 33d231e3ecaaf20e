/// The counts with the players' names and the message below the board.
struct StatusLine {
  private let measures: PixelMeasures
  private let theme: Theme.Palette
  private let fineness: Fineness
  private let names: [PlayerName]
  private let gap: Int
  private let diskSize: Int
  private var counts: [Frame.Count] = []
  private var message: Frame.Message?

  /// Creates an empty status.
  init(
    _ measures: PixelMeasures,
    _ theme: Theme.Palette,
    _ fineness: Fineness,
    _ names: [PlayerName]
  ) {
    self.measures = measures
    self.theme = theme
    self.fineness = fineness
    self.names = names
    gap = measures.pixels(PictureLayout.gap, atLeast: 2)
    diskSize = measures.smallDisk
  }

  /// Changes what is shown.
  /// - Returns: whether it was something else before.
  mutating func show(_ counts: [Frame.Count], _ message: Frame.Message) -> Bool {
    let isNew = counts != self.counts || message != self.message
    (self.counts, self.message) = (counts, message)
    return isNew
  }

  /// Draws everything below an empty board.
  func draw(on canvas: inout Canvas) {
    var letters = Lettering(height: measures.statusHeight)
    var small = PixelNames.letters(measures)
    for (index, count) in counts.enumerated() {
      let row = measures.row(measures.layout.countMiddle(index))
      let width = letters.width(of: count.text)
      guard let piece = count.piece else {
        write(count.text, x: x(index, 0, width: width), row: row, &letters, on: &canvas)
        continue
      }
      draw(piece, x: x(index, 0, width: diskSize), row: row, on: &canvas)
      // In the middle of the room for two digits.
      let start = x(index, diskSize + gap + (measures.countWidth - width) / 2, width: width)
      write(count.text, x: start, row: row, &letters, on: &canvas)
      let name = names[count: index].text
      let place = x(index, measures.nameStart, width: small.width(of: name))
      write(name, x: place, row: row, &small, on: &canvas)
    }
    guard measures.layout.parts.contains(.message), let message else { return }
    let row = measures.row(measures.layout.messageMiddle)
    if let piece = message.piece { draw(piece, x: measures.board.x, row: row, on: &canvas) }
    let start = measures.board.x + (message.piece == nil ? 0 : diskSize + gap)
    write(message.words, x: start, row: row, &letters, on: &canvas)
  }

  /// Returns the left edge of something at some distance from the edge of the board where a count is.
  private func x(_ index: Int, _ distance: Int, width: Int) -> Int {
    index == 0 || measures.layout.isStacked
      ? measures.board.x + distance : measures.board.endX - distance - width
  }

  private func write(
    _ text: String,
    x: Int,
    row: Int,
    _ letters: inout Lettering,
    on canvas: inout Canvas
  ) {
    letters.write(text, x: x, y: row - letters.height / 2, Pixel(theme.text), on: &canvas)
  }

  private func draw(_ piece: Piece, x: Int, row: Int, on canvas: inout Canvas) {
    let radius = Double(diskSize) / 2
    let top = Double(row - diskSize / 2)
    DiskPainter(theme, fineness)
      .paint(
        piece.tone,
        middle: Point(Double(x) + radius, top + radius),
        radius: radius,
        rim: theme.rim,
        on: &canvas
      )
  }
}
