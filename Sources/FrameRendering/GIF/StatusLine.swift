internal import GameRecords
internal import ReversiRules

/// The line below the board: both counts, and the message between them.
struct StatusLine {
  private let measures: GIFMeasures
  private let disks: [Disk: DiskSprite]
  private let diskSize: Int
  private let gap: Int
  private let ink: Brush
  private let page: UInt8
  private var letters: Lettering
  private var shown: [Part: (item: Item, area: PixelRect)] = [:]

  /// The places of the line.
  private enum Part: CaseIterable {
    case left, middle, right
  }

  /// What is at one place: a disk, and a text behind it, or before it on the right.
  private struct Item: Equatable {
    let disk: Disk?
    let text: String
  }

  /// An empty line.
  init(_ measures: GIFMeasures, _ palette: GIFPalette) {
    self.measures = measures
    letters = Lettering(height: measures.pixels(0.28, atLeast: 6))
    diskSize = letters.height * 4 / 3
    gap = max(2, letters.height / 2)
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
  /// - Returns: where the canvas may have changed.
  mutating func show(
    _ counts: DiskCounts,
    _ message: Frame.Message,
    on canvas: inout Canvas
  ) -> [PixelRect] {
    Part.allCases.flatMap { part in
      let item =
        switch part {
        case .left: Item(disk: .dark, text: "\(counts.dark)")
        case .middle: Self.item(message)
        case .right: Item(disk: .light, text: "\(counts.light)")
        }
      return show(item, at: part, on: &canvas)
    }
  }

  private static func item(_ message: Frame.Message) -> Item {
    switch message {
    case .turn(let side): Item(disk: side, text: "'s turn")
    case .won(let side): Item(disk: side, text: "won")
    case .tied: Item(disk: nil, text: "Tied")
    }
  }

  private mutating func show(_ item: Item, at part: Part, on canvas: inout Canvas) -> [PixelRect] {
    let old = shown[part]
    guard old?.item != item else { return [] }
    if let old { canvas.fill(old.area, page) }
    let textWidth = letters.width(of: item.text)
    let width = textWidth + (item.disk == nil ? 0 : diskSize + gap)
    let x =
      switch part {
      case .left: measures.board.x
      case .middle: measures.board.x + (measures.board.width - width) / 2
      case .right: measures.board.endX - width
      }
    let isTextFirst = part == .right
    let top = measures.row(measures.layout.statusMiddle) - letters.height / 2
    let area = PixelRect(
      x: x,
      y: top - (diskSize - letters.height) / 2,
      width: width,
      height: diskSize
    )
    let textX = isTextFirst ? x : x + width - textWidth
    letters.write(item.text, x: textX, y: top, ink, on: &canvas)
    if let disk = item.disk, let sprite = disks[disk] {
      canvas.draw(
        sprite.canvas,
        x: isTextFirst ? x + width - diskSize : x,
        y: area.y,
        except: GIFPalette.transparent
      )
    }
    shown[part] = (item, area)
    return [old?.area, area].compactMap { $0 }
  }
}
