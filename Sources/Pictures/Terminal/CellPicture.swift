/// The contents of a cell: letters for each line, including a mark.
struct CellPicture {
  /// The letters, line by line.
  let lines: [String]
  /// The letters of the last move's mark, which have a colour of their own.
  let mark: Set<Character>
  /// Whether the letters are on the piece, which fills the cell.
  let isFilled: Bool

  init(
    _ piece: Piece?,
    _ look: PieceLook?,
    isMarked: Bool,
    isHint: Bool,
    _ layout: TerminalLayout,
    usesColour: Bool,
    _ characters: TerminalCharacters
  ) {
    isFilled = piece?.shape == .panel
    switch (piece?.shape, look) {
    case (.panel, _):
      lines = Self.panel(piece?.symbol ?? "", isMarked: isMarked, isHint: isHint, layout)
      mark = isMarked ? ["[", "]"] : []
    case (.disk, let look?):
      let glyph = look.glyph(characters)
      lines =
        switch layout.spacing {
        case .wide where characters == .unicode:
          Self.disk(isFilled: look.isFilled, isMarked: isMarked, usesColour: usesColour)
        case .wide: Self.asciiDisk(isFilled: look.isFilled, isMarked: isMarked)
        case .medium: [isMarked ? "[\(glyph)]" : " \(glyph) "]
        case .narrow: ["\(glyph)"]
        }
      mark = !isMarked ? [] : characters == .ascii ? ["[", "]", "*"] : ["[", "]", "▄", "▀"]
    default:
      lines = Self.empty(isHint: isHint, layout, characters)
      mark = []
    }
  }

  private static func empty(
    isHint: Bool,
    _ layout: TerminalLayout,
    _ characters: TerminalCharacters
  ) -> [String] {
    switch layout.spacing {
    case .wide where characters == .unicode:
      isHint ? ["  ▄  ", "  ▀  "] : ["     ", "     "]
    case .wide: isHint ? ["  +  ", "     "] : ["     ", "     "]
    case .medium: [isHint ? " + " : "   "]
    case .narrow:
      [String(repeating: " ", count: layout.inside.columns - 1) + (isHint ? "+" : "·")]
    }
  }

  /// The number of a panel in the middle, with its mark if there is room.
  private static func panel(
    _ text: String,
    isMarked: Bool,
    isHint: Bool,
    _ layout: TerminalLayout
  ) -> [String] {
    let inside = layout.inside
    let marked = isMarked ? "[\(text)]" : isHint ? "+\(text)" : text
    let shown = marked.count <= inside.columns ? marked : text
    let rest = max(0, inside.columns - shown.count)
    // In the smallest cells, numbers are aligned to the right as in a table.
    let left = layout.hasGrid ? (rest + 1) / 2 : rest
    let line =
      String(repeating: " ", count: left) + shown + String(repeating: " ", count: rest - left)
    let blank = String(repeating: " ", count: inside.columns)
    return [line] + Array(repeating: blank, count: inside.lines - 1)
  }

  private static func disk(isFilled: Bool, isMarked: Bool, usesColour: Bool) -> [String] {
    switch (isFilled, isMarked) {
    case (true, false): ["▗███▖", "▝███▘"]
    case (true, true): usesColour ? ["▗█▄█▖", "▝█▀█▘"] : ["▗█▀█▖", "▝█▄█▘"]
    case (false, false): usesColour ? ["▗▛▀▜▖", "▝▙▄▟▘"] : ["╭───╮", "╰───╯"]
    case (false, true): usesColour ? ["▗▛▄▜▖", "▝▙▀▟▘"] : ["╭─▄─╮", "╰─▀─╯"]
    }
  }

  private static func asciiDisk(isFilled: Bool, isMarked: Bool) -> [String] {
    switch (isFilled, isMarked) {
    case (true, false): [".###.", "'###'"]
    case (true, true): [".#*#.", "'#*#'"]
    case (false, false): [".---.", "'---'"]
    case (false, true): [".-*-.", "'-*-'"]
    }
  }
}
