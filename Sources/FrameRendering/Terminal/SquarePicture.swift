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
    usesColour: Bool,
    _ characters: TerminalCharacters
  ) {
    switch (spacing, disk) {
    case (.wide, let disk):
      let isFilled = disk?.isFilled ?? false
      lines =
        switch characters {
        case .unicode where disk == nil: isLegal ? ["  ▄  ", "  ▀  "] : ["     ", "     "]
        case .unicode: Self.disk(isFilled: isFilled, isMarked: isMarked, usesColour: usesColour)
        case .ascii where disk == nil: isLegal ? ["  +  ", "     "] : ["     ", "     "]
        case .ascii: Self.asciiDisk(isFilled: isFilled, isMarked: isMarked)
        }
    case (.medium, nil): lines = [isLegal ? " + " : "   "]
    case (.medium, let disk?):
      let glyph = disk.glyph(characters)
      lines = [isMarked ? "[\(glyph)]" : " \(glyph) "]
    case (.narrow, nil): lines = [isLegal ? "+" : "·"]
    case (.narrow, let disk?): lines = ["\(disk.glyph(characters))"]
    }
    mark = !isMarked ? [] : characters == .ascii ? ["[", "]", "*"] : ["[", "]", "▄", "▀"]
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
