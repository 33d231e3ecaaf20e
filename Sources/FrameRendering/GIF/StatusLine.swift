internal import GameRecords
internal import ReversiRules

/// The line below the board: both counts, and the message between them.
struct StatusLine {
  private var letters: Lettering
  private let disks: [Disk: DiskSprite]
  private let ink: Brush
  private let page: UInt8
  /// Where the counts are, and the message.
  private let left: Int
  private let right: Int
  private let middle: Int
  private let row: Int
  private let diskSize: Int
  private let gap: Int
  private var shown: Content?
  private var areas: [PixelRect] = []

  /// What the line shows.
  private struct Content: Equatable {
    let counts: DiskCounts
    let message: Frame.Message
  }

  init(_ measures: GIFMeasures, _ palette: GIFPalette) {
    letters = Lettering(height: measures.pixels(0.28, atLeast: 6))
    diskSize = letters.height * 4 / 3
    gap = max(2, letters.height / 2)
    ink = palette.brush(palette.theme.text)
    page = palette.index(of: palette.theme.page)
    left = measures.board.x
    right = measures.board.endX
    middle = (left + right) / 2
    row = measures.row(measures.layout.statusMiddle)
    let size = diskSize
    disks = Dictionary(
      uniqueKeysWithValues: Disk.allCases.map { side in
        let sprite = DiskSprite(
          side,
          size: size,
          radius: Double(size) / 2,
          on: palette.theme.page,
          rim: palette.theme.rim(of: side),
          palette
        )
        return (side, sprite)
      }
    )
  }

  /// Shows counts and a message.
  /// - Returns: where the canvas may have changed.
  mutating func show(
    _ counts: DiskCounts,
    _ message: Frame.Message,
    on canvas: inout Canvas
  ) -> [PixelRect] {
    let content = Content(counts: counts, message: message)
    guard content != shown else { return [] }
    let old = shown
    shown = content
    let parts = Disk.allCases.map { side in old?.counts[side] != counts[side] }
    var changed: [PixelRect] = []
    if areas.isEmpty {
      areas = Array(repeating: PixelRect(x: left, y: row, width: 0, height: 0), count: 3)
    }
    if parts[0] { changed += replace(0, with: .counts(.dark, counts.dark), on: &canvas) }
    if old?.message != message { changed += replace(1, with: .message(message), on: &canvas) }
    if parts[1] { changed += replace(2, with: .counts(.light, counts.light), on: &canvas) }
    return changed
  }

  /// What is written at one place.
  private enum Part {
    case counts(Disk, Int)
    case message(Frame.Message)
  }

  private mutating func replace(
    _ number: Int,
    with part: Part,
    on canvas: inout Canvas
  ) -> [PixelRect] {
    let old = areas[number]
    canvas.fill(old, page)
    let new: PixelRect
    switch part {
    case .counts(.dark, let count):
      new = write(.dark, "\(count)", x: left, on: &canvas)
    case .counts(.light, let count):
      let text = "\(count)"
      let width = letters.width(of: text)
      let x = right - diskSize - gap - width
      letters.write(text, x: x, y: row - letters.height / 2, ink, on: &canvas)
      draw(.light, x: right - diskSize, on: &canvas)
      new = area(x: x, width: right - x)
    case .message(let message):
      let (side, text) = Self.words(message)
      let width = letters.width(of: text) + (side == nil ? 0 : diskSize + gap)
      new = write(side, text, x: middle - width / 2, on: &canvas)
    }
    areas[number] = new
    return [old, new].filter { $0.width > 0 }
  }

  private mutating func write(
    _ side: Disk?,
    _ text: String,
    x: Int,
    on canvas: inout Canvas
  ) -> PixelRect {
    var start = x
    if let side {
      draw(side, x: x, on: &canvas)
      start += diskSize + gap
    }
    letters.write(text, x: start, y: row - letters.height / 2, ink, on: &canvas)
    return area(x: x, width: start + letters.width(of: text) - x)
  }

  private func draw(_ side: Disk, x: Int, on canvas: inout Canvas) {
    guard let sprite = disks[side] else { return }
    let y = row - letters.height / 2 + (letters.height - diskSize) / 2
    canvas.draw(sprite.canvas, x: x, y: y, except: GIFPalette.transparent)
  }

  private func area(x: Int, width: Int) -> PixelRect {
    PixelRect(x: x - 2, y: row - diskSize, width: width + 4, height: 2 * diskSize)
  }

  /// The disk that a message shows, and the words behind it.
  private static func words(_ message: Frame.Message) -> (Disk?, String) {
    switch message {
    case .turn(let side): (side, "’s turn")
    case .won(let side): (side, "won")
    case .tied: (nil, "Tied")
    }
  }
}
