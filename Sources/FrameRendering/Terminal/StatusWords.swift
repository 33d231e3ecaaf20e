internal import ReversiRules

/// What stands below a board on a terminal: the counts, the message and the alert of a pass.
enum StatusWords {
  /// A disk on a piece of the board.
  static func chip(_ disk: Disk, usesColour: Bool) -> String {
    " \(SquarePicture.glyph(disk, usesColour: usesColour)) "
  }

  /// Behind the chip of a side, the number of its disks.
  static func count(_ count: Int) -> String { " \(count)  " }

  /// Between the counts and a message beside them.
  static let gap = " "

  /// A message; the app shows the side as a disk where its text has the symbol.
  static func message(_ message: Frame.Message) -> (side: Disk?, words: String) {
    switch message {
    case .turn(let side): (side, "'s turn")
    case .won(let side): (side, " won")
    case .tied: (nil, "Tied")
    }
  }

  /// The alert of a pass.
  static func alert(_ layout: TerminalLayout) -> String {
    layout.hasShortLines ? " Pass " : " Pass: Cannot place a disk. "
  }

  /// The most columns that one of the lines can need.
  static func columns(_ layout: TerminalLayout) -> Int {
    let chip = chip(.dark, usesColour: true).count
    let counts = 2 * (chip + count(layout.board.squareCount).count)
    let message = chip + message(.turn(.dark)).words.count
    let lines = layout.hasShortLines ? [counts, message] : [counts + gap.count + message]
    return max(alert(layout).count, lines.max() ?? 0)
  }
}
