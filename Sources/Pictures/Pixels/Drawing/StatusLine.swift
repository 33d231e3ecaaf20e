/// The counts with the players' names and the message below the board.
struct StatusLine {
  private let measures: PixelMeasures
  private let theme: Theme.Palette
  private let disks: [Piece.Tone: Canvas]
  private let names: [PlayerName]
  private let counts: [Frame.Count]
  private let diskSize: Int
  private let gap: Int
  private let countWidth: Int
  private var letters: Lettering
  private var shown: [Part: (item: Item, area: PixelRect)] = [:]

  /// A part of the status that changes.
  private enum Part: Hashable {
    case message, count(Int)
  }

  /// The contents of a part: a text, after a piece if there is one.
  private struct Item: Equatable {
    var piece: Piece?
    let text: String
  }

  /// Creates an empty status.
  init(
    _ measures: PixelMeasures,
    _ theme: Theme.Palette,
    _ fineness: Fineness,
    _ parts: ScreenParts,
    _ names: [PlayerName]
  ) {
    self.measures = measures
    self.theme = theme
    self.names = names
    counts = parts.counts
    letters = Lettering(height: measures.statusHeight)
    gap = measures.pixels(PictureLayout.gap, atLeast: 2)
    countWidth = measures.countWidth
    let size = measures.smallDisk
    diskSize = size
    let painter = DiskPainter(theme, fineness)
    disks = Dictionary(
      uniqueKeysWithValues: Piece.Tone.allCases.map { tone in
        var disk = Canvas(width: size, height: size, .page(theme), fineness)
        let radius = Double(size) / 2
        painter.paint(
          tone,
          middle: Point(radius, radius),
          radius: radius,
          rim: theme.rim,
          on: &disk
        )
        return (tone, disk)
      }
    )
  }

  /// Draws what never changes: the pieces next to the counts, and the names.
  func drawFixed(on canvas: inout Canvas) {
    for (index, count) in counts.enumerated() {
      let row = measures.row(measures.layout.countMiddle(index))
      guard let piece = count.piece else { continue }
      draw(piece, x: x(index, 0, width: diskSize), row: row, on: &canvas)
      let name = names[count: index].text
      var letters = PixelNames.letters(measures)
      let width = letters.width(of: name)
      letters.write(
        name,
        x: x(index, measures.nameStart, width: width),
        y: row - letters.height / 2,
        Pixel(theme.text),
        on: &canvas
      )
    }
  }

  /// Shows counts and a message.
  /// - Returns: the areas of the canvas that may have changed.
  mutating func show(
    _ counts: [Frame.Count],
    _ message: Frame.Message?,
    on canvas: inout Canvas
  ) -> [PixelRect] {
    var areas: [PixelRect] = []
    for (index, count) in counts.enumerated() {
      let width = letters.width(of: count.text)
      // In the middle of the room for two digits.
      let start = count.piece == nil ? 0 : diskSize + gap + (countWidth - width) / 2
      let row = measures.row(measures.layout.countMiddle(index))
      let place = (x(index, start, width: width), row)
      areas += show(Item(text: count.text), as: .count(index), at: place, on: &canvas)
    }
    guard let message else { return areas }
    let place = (measures.board.x, measures.row(measures.layout.messageMiddle))
    return areas
      + show(
        Item(piece: message.piece, text: message.words),
        as: .message,
        at: place,
        on: &canvas
      )
  }

  /// Returns the left edge of something at some distance from the edge of the board where a count is.
  private func x(_ index: Int, _ distance: Int, width: Int) -> Int {
    index == 0 || measures.layout.isStacked
      ? measures.board.x + distance : measures.board.endX - distance - width
  }

  private func draw(_ piece: Piece, x: Int, row: Int, on canvas: inout Canvas) {
    guard let disk = disks[piece.tone] else { return }
    let place = PixelRect(x: x, y: row - diskSize / 2, width: diskSize, height: diskSize)
    canvas.copy(place, from: disk, x: 0, y: 0)
  }

  private mutating func show(
    _ item: Item,
    as part: Part,
    at place: (x: Int, row: Int),
    on canvas: inout Canvas
  ) -> [PixelRect] {
    let old = shown[part]
    guard old?.item != item else { return [] }
    if let old { canvas.fill(old.area, .page(theme)) }
    let start = place.x + (item.piece == nil ? 0 : diskSize + gap)
    let width = start + letters.width(of: item.text) - place.x
    let area = PixelRect(
      x: place.x,
      y: place.row - diskSize / 2,
      width: width,
      height: diskSize
    )
    let top = place.row - letters.height / 2
    letters.write(item.text, x: start, y: top, Pixel(theme.text), on: &canvas)
    if let piece = item.piece { draw(piece, x: place.x, row: place.row, on: &canvas) }
    shown[part] = (item, area)
    return [old?.area, area].compactMap { $0 }
  }
}
