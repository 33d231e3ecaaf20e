import ReversiRules

/// How the disks of a side look on a terminal, where no line can go around a filled disk.
struct DiskLook: Hashable {
  /// Whether the disk is filled, or a line alone.
  let isFilled: Bool
  /// The colour of what is drawn.
  let colour: Colour

  /// The least contrast to the board with which a filled disk is seen.
  private static let leastContrast = 2.0

  init(_ side: Disk, _ palette: Theme.Palette, usesColour: Bool) {
    func isSeen(_ colour: Colour) -> Bool {
      colour.contrast(to: palette.board) >= Self.leastContrast
    }
    let own = palette.disk(side)
    if usesColour, isSeen(own) {
      isFilled = true
      colour = own
      return
    }
    // Without colours, or with two that are both like the board, the shapes tell the sides apart.
    let isAlone = usesColour && isSeen(palette.disk(side.opponent))
    isFilled = side == .dark && !isAlone
    // Text and page differ, so that one of them is seen on any board.
    let lines = [palette.outline, palette.text, palette.page]
    colour = lines.first(where: isSeen) ?? own
  }

  /// The disk as one letter.
  var glyph: Character { isFilled ? "●" : "○" }
}
