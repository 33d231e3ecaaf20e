/// The contents of a square: letters for each line, including a mark.
struct SquarePicture {
  /// The letters, line by line.
  let lines: [String]
  /// The letters of the last placement's mark, which have a colour of their own.
  let mark: Set<Character>

  init(
    _ disk: DiskLook?,
    isMarked: Bool,
    isLegal: Bool,
    _ spacing: TerminalLayout.Spacing,
    usesColour: Bool
  ) {
    let isFilled = disk?.isFilled ?? false
    switch (spacing, disk) {
    case (.wide, nil): lines = isLegal ? ["  ▄  ", "  ▀  "] : ["     ", "     "]
    case (.wide, _?) where isFilled && !isMarked: lines = ["▗███▖", "▝███▘"]
    case (.wide, _?) where isFilled && usesColour: lines = ["▗█▄█▖", "▝█▀█▘"]
    case (.wide, _?) where isFilled: lines = ["▗█▀█▖", "▝█▄█▘"]
    case (.wide, _?) where usesColour: lines = isMarked ? ["▗▛▄▜▖", "▝▙▀▟▘"] : ["▗▛▀▜▖", "▝▙▄▟▘"]
    case (.wide, _?): lines = isMarked ? ["╭─▄─╮", "╰─▀─╯"] : ["╭───╮", "╰───╯"]
    case (.medium, nil): lines = [isLegal ? " + " : "   "]
    case (.medium, let disk?):
      lines = [isMarked ? "[\(disk.glyph)]" : " \(disk.glyph) "]
    case (.narrow, nil): lines = [isLegal ? "+" : "·"]
    case (.narrow, let disk?): lines = ["\(disk.glyph)"]
    }
    mark = isMarked ? ["[", "]", "▄", "▀"] : []
  }
}
