/// The look of pieces of a tone on a terminal, where a filled disk cannot have an outline.
struct PieceLook: Hashable {
  /// Whether the piece is filled or only an outline.
  let isFilled: Bool
  /// The colour of the piece or outline.
  let colour: Colour
  private let tone: Piece.Tone

  /// The least contrast to the board with which a filled piece is visible.
  private static let leastContrast = 2.0

  init(_ tone: Piece.Tone, _ palette: Theme.Palette, usesColour: Bool) {
    func isSeen(_ colour: Colour) -> Bool {
      colour.contrast(to: palette.board) >= Self.leastContrast
    }
    self.tone = tone
    let own = palette.disk(tone)
    if usesColour, isSeen(own) {
      isFilled = true
      colour = own
      return
    }
    // Without colours, or if both are similar to the board's, the shapes distinguish the tones.
    let isAlone = usesColour && isSeen(palette.disk(tone.opposite))
    isFilled = tone == .dark && !isAlone
    // Text and page differ, so one of them is visible on any board.
    let lines = [palette.outline, palette.text, palette.page]
    colour = lines.first(where: isSeen) ?? own
  }

  /// Returns a disk as one letter.
  func glyph(_ characters: TerminalCharacters) -> Character {
    switch characters {
    case .unicode: isFilled ? "●" : "○"
    case .ascii: tone.symbol
    }
  }
}
