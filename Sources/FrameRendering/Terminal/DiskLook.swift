import ReversiRules

/// The look of a side's disks on a terminal, where a filled disk cannot have an outline.
struct DiskLook: Hashable {
  /// Whether the disk is filled or only an outline.
  let isFilled: Bool
  /// The colour of the disk or outline.
  let colour: Colour
  private let side: Disk

  /// The least contrast to the board with which a filled disk is visible.
  private static let leastContrast = 2.0

  init(_ side: Disk, _ palette: Theme.Palette, usesColour: Bool) {
    func isSeen(_ colour: Colour) -> Bool {
      colour.contrast(to: palette.board) >= Self.leastContrast
    }
    self.side = side
    let own = palette.disk(side)
    if usesColour, isSeen(own) {
      isFilled = true
      colour = own
      return
    }
    // Without colours, or if both are similar to the board's, the shapes distinguish the sides.
    let isAlone = usesColour && isSeen(palette.disk(side.opponent))
    isFilled = side == .dark && !isAlone
    // Text and page differ, so one of them is visible on any board.
    let lines = [palette.outline, palette.text, palette.page]
    colour = lines.first(where: isSeen) ?? own
  }

  /// Returns the disk as one letter.
  func glyph(_ characters: TerminalCharacters) -> Character {
    switch characters {
    case .unicode: isFilled ? "●" : "○"
    case .ascii: side.symbol
    }
  }
}
