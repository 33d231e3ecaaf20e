import GameRecords
import ReversiRules

/// The text below a board on a terminal: the counts, the message, the players and an alert.
enum StatusWords {
  /// Returns a disk on the background of the board.
  static func chip(_ glyph: Character) -> String { " \(glyph) " }

  /// Returns the text after the chip of a side: the number of its disks.
  static func count(_ count: Int) -> String { " \(count)  " }

  /// The text between the counts and a message on the same line.
  static let gap = " "

  /// Returns the text of a message after the chip of its side.
  static func message(_ message: ScreenMessage) -> String {
    if case .won = message { return " \(message.words)" }
    return message.words
  }

  /// Returns the text after the chip of a side: who plays it, and whether a computer is thinking.
  static func player(_ side: Disk, _ players: Frame.Players) -> String {
    " \(players.modes[side].rawValue)" + (players.thinking == side ? ", thinking" : "") + "  "
  }

  /// Returns the text of an alert.
  static func alert(_ alert: AppAlert, _ layout: TerminalLayout) -> String {
    layout.hasShortLines ? " \(alert.title) " : " \(alert.title): \(alert.message) "
  }

  /// Returns the most columns that any of the lines can need.
  static func columns(_ layout: TerminalLayout) -> Int {
    let chip = chip("●").count
    let counts = 2 * (chip + count(layout.board.squareCount).count)
    let message = chip + message(.turn(.dark)).count
    let lines = layout.hasShortLines ? [counts, message] : [counts + gap.count + message]
    let alerts = layout.hasPlayers ? [AppAlert.pass, .reset] : [.pass]
    return (lines + alerts.map { alert($0, layout).count }).max() ?? 0
  }
}
