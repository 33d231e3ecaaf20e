/// The message and counts below the board.
struct StatusLine {
  private let measures: PixelMeasures
  private let disks: [Piece.Tone: Canvas]
  /// The pieces at both ends of the counts.
  private let ends: [Piece]
  private let diskSize: Int
  private let gap: Int
  private let countsWidth: Int
  private let ink: Pixel
  private let page: Pixel
  private var letters: Lettering
  private var shown: [Part: (item: Item, area: PixelRect)] = [:]

  /// A part of the status; the pieces next to the counts never move.
  private enum Part: Hashable {
    case message, counts, end(Int)
  }

  /// The contents of a part: a piece, a text, or a piece and a text.
  private struct Item: Equatable {
    let piece: Piece?
    let text: String
  }

  /// The width of the counts with the pieces on both sides, in squares, unless the text needs more.
  private static let countsWidth = 2.4

  /// Creates an empty status.
  init(
    _ measures: PixelMeasures,
    _ theme: Theme.Palette,
    _ fineness: Fineness,
    _ parts: ScreenParts
  ) {
    ends = parts.counts.compactMap(\.piece)
    self.measures = measures
    letters = Lettering(height: measures.pixels(0.28, atLeast: 6))
    diskSize = letters.height * 4 / 3
    gap = max(2, letters.height / 2)
    // The eight is the widest digit.
    let widest = parts.counts.map { String($0.text.map { $0.isNumber ? "8" : $0 }) }
    let textWidth = letters.width(of: widest.joined(separator: "–"))
    countsWidth =
      ends.isEmpty
      ? textWidth : max(measures.pixels(Self.countsWidth), textWidth + 2 * (diskSize + gap))
    ink = Pixel(theme.text)
    page = Pixel(theme.page)
    let size = diskSize
    let painter = DiskPainter(theme, fineness)
    disks = Dictionary(
      uniqueKeysWithValues: Piece.Tone.allCases.map { tone in
        var disk = Canvas(width: size, height: size, Pixel(theme.page), fineness)
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

  /// Shows counts and a message.
  /// - Returns: the areas of the canvas that may have changed.
  mutating func show(
    _ counts: [Frame.Count],
    _ message: Frame.Message,
    on canvas: inout Canvas
  ) -> [PixelRect] {
    let texts: [(Part, Item)] = [
      (.message, Item(piece: message.piece, text: message.words)),
      (.counts, Item(piece: nil, text: counts.map(\.text).joined(separator: "–"))),
    ]
    let pieces = ends.enumerated().map { (Part.end($0), Item(piece: $1, text: "")) }
    return (texts + pieces).flatMap { show($1, at: $0, on: &canvas) }
  }

  private mutating func show(_ item: Item, at part: Part, on canvas: inout Canvas) -> [PixelRect] {
    let old = shown[part]
    guard old?.item != item else { return [] }
    if let old { canvas.fill(old.area, page) }
    let textWidth = letters.width(of: item.text)
    let diskWidth = item.piece == nil ? 0 : diskSize
    let width = diskWidth + textWidth + (item.piece == nil || textWidth == 0 ? 0 : gap)
    let end = measures.board.endX
    let start = end - min(measures.board.width, countsWidth)
    let x =
      switch part {
      case .message: measures.board.x
      case .counts: ends.isEmpty ? end - width : (start + end - width) / 2
      case .end(0): start
      case .end: end - diskSize
      }
    let layout = measures.layout
    let middle = part == .message ? layout.messageMiddle : layout.countsMiddle
    let top = measures.row(middle) - letters.height / 2
    let area = PixelRect(
      x: x,
      y: top - (diskSize - letters.height) / 2,
      width: width,
      height: diskSize
    )
    letters.write(item.text, x: x + width - textWidth, y: top, ink, on: &canvas)
    if let tone = item.piece?.tone, let sprite = disks[tone] {
      let place = PixelRect(x: x, y: area.y, width: diskSize, height: diskSize)
      canvas.copy(place, from: sprite, x: 0, y: 0)
    }
    shown[part] = (item, area)
    return [old?.area, area].compactMap { $0 }
  }
}
