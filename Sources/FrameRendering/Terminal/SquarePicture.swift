internal import ReversiRules

/// What stands inside of a square: letters for each line, with a mark among them.
struct SquarePicture {
  /// The letters, line by line.
  let lines: [String]
  /// The letters of the mark of the last placement, which have a colour of their own.
  let mark: Set<Character>

  init(
    _ disk: Disk?,
    isMarked: Bool,
    isLegal: Bool,
    _ spacing: TerminalLayout.Spacing,
    usesColour: Bool
  ) {
    // In colours both sides' disks are filled.
    let isFilled = usesColour || disk == .dark
    switch (spacing, disk) {
    case (.wide, nil): lines = isLegal ? ["  ▄  ", "  ▀  "] : ["     ", "     "]
    case (.wide, _?) where isFilled && !isMarked: lines = ["▗███▖", "▝███▘"]
    case (.wide, _?) where isFilled && usesColour: lines = ["▗█▄█▖", "▝█▀█▘"]
    case (.wide, _?) where isFilled: lines = ["▗█▀█▖", "▝█▄█▘"]
    case (.wide, _?): lines = isMarked ? ["╭─▄─╮", "╰─▀─╯"] : ["╭───╮", "╰───╯"]
    case (.medium, nil): lines = [isLegal ? " · " : "   "]
    case (.medium, let disk?):
      let glyph = Self.glyph(disk, usesColour: usesColour)
      lines = [isMarked ? "[\(glyph)]" : " \(glyph) "]
    case (.narrow, nil): lines = [isLegal ? "+" : "·"]
    case (.narrow, let disk?): lines = ["\(Self.glyph(disk, usesColour: usesColour))"]
    }
    mark = isMarked ? ["[", "]", "▄", "▀"] : []
  }

  /// A disk as one letter.
  static func glyph(_ disk: Disk, usesColour: Bool) -> Character {
    usesColour || disk == .dark ? "●" : "○"
  }
}
