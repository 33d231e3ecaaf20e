import GameRecords
import ReversiRules

/// What stands below a board on a terminal: the counts, the message and the alert of a pass.
enum StatusWords {
  /// A disk on a piece of the board.
  static func chip(_ glyph: Character) -> String { " \(glyph) " }

  /// Behind the chip of a side, the number of its disks.
  static func count(_ count: Int) -> String { " \(count)  " }

  /// Between the counts and a message beside them.
  static let gap = " "

  /// A message, behind the chip of the side that it begins with.
  static func message(_ message: ScreenMessage) -> String {
    if case .won = message { return " \(message.words)" }
    return message.words
  }

  /// An alert.
  static func alert(_ alert: AppAlert, _ layout: TerminalLayout) -> String {
    layout.hasShortLines ? " \(alert.title) " : " \(alert.title): \(alert.message) "
  }

  /// The most columns that one of the lines can need.
  static func columns(_ layout: TerminalLayout) -> Int {
    let chip = chip("●").count
    let counts = 2 * (chip + count(layout.board.squareCount).count)
    let message = chip + message(.turn(.dark)).count
    let lines = layout.hasShortLines ? [counts, message] : [counts + gap.count + message]
    return max(alert(.pass, layout).count, lines.max() ?? 0)
  }
}
