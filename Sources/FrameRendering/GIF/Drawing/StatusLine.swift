import GameRecords
import ReversiRules

/// The message and counts below the board.
struct StatusLine {
  private let measures: GIFMeasures
  private let disks: [Disk: DiskSprite]
  private let diskSize: Int
  private let gap: Int
  private let countsWidth: Int
  private let ink: Brush
  private let page: UInt8
  private var letters: Lettering
  private var shown: [Part: (item: Item, area: PixelRect)] = [:]

  /// A part of the status; the disks of both sides never move.
  private enum Part: CaseIterable {
    case message, counts, dark, light
  }

  /// The contents of a part: a disk, a text, or a disk and a text.
  private struct Item: Equatable {
    let disk: Disk?
    let text: String
  }

  /// The width of the counts with the disks on both sides, in squares, unless the text needs more.
  private static let countsWidth = 2.4

  /// Creates an empty status.
  init(_ measures: GIFMeasures, _ palette: GIFPalette) {
    self.measures = measures
    letters = Lettering(height: measures.pixels(0.28, atLeast: 6))
    diskSize = letters.height * 4 / 3
    gap = max(2, letters.height / 2)
    let highest = String(repeating: "8", count: String(measures.layout.board.squareCount).count)
    countsWidth = max(
      measures.pixels(Self.countsWidth),
      letters.width(of: "\(highest)–\(highest)") + 2 * (diskSize + gap)
    )
    ink = palette.brush(palette.theme.text)
    page = palette.index(of: palette.theme.page)
    let size = diskSize
    disks = Dictionary(
      uniqueKeysWithValues: Disk.allCases.map { side in
        let sprite = DiskSprite(
          side,
          size: size,
          radius: Double(size) / 2,
          steps: measures.edgeSteps,
          on: palette.theme.page,
          rim: palette.theme.rim(of: side),
          palette
        )
        return (side, sprite)
      }
    )
  }

  /// Shows counts and a message.
  /// - Returns: the areas of the canvas that may have changed.
  mutating func show(
    _ counts: DiskCounts,
    _ message: ScreenMessage,
    on canvas: inout Canvas
  ) -> [PixelRect] {
    Part.allCases.flatMap { part in
      let item =
        switch part {
        case .message: Item(disk: message.side, text: message.words)
        case .counts: Item(disk: nil, text: "\(counts.dark)–\(counts.light)")
        case .dark: Item(disk: .dark, text: "")
        case .light: Item(disk: .light, text: "")
        }
      return show(item, at: part, on: &canvas)
    }
  }

  private mutating func show(_ item: Item, at part: Part, on canvas: inout Canvas) -> [PixelRect] {
    let old = shown[part]
    guard old?.item != item else { return [] }
    if let old { canvas.fill(old.area, page) }
    let textWidth = letters.width(of: item.text)
    let diskWidth = item.disk == nil ? 0 : diskSize
    let width = diskWidth + textWidth + (item.disk == nil || textWidth == 0 ? 0 : gap)
    let end = measures.board.endX
    let start = end - min(measures.board.width, countsWidth)
    let x =
      switch part {
      case .message: measures.board.x
      case .counts: (start + end - width) / 2
      case .dark: start
      case .light: end - diskSize
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
    if let disk = item.disk, let sprite = disks[disk] {
      canvas.draw(sprite.canvas, x: x, y: area.y, except: GIFPalette.transparent)
    }
    shown[part] = (item, area)
    return [old?.area, area].compactMap { $0 }
  }
}
