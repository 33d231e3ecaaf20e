import GameRecords

/// The text below a board on a terminal: the counts, the message, the players and an alert.
enum StatusWords {
  /// Returns a piece on the background of the board.
  static func chip(_ glyph: Character) -> String { " \(glyph) " }

  /// Returns the text of a count, after the chip of its piece if it has one, with the name of the player,
  /// which is empty if it is not shown.
  static func count(_ count: Frame.Count, _ name: String = "") -> String {
    " \(count.text)\(name.isEmpty ? "" : " ")\(name)  "
  }

  /// The text between the counts and a message on the same line.
  static let gap = " "

  /// Returns the text of a message after the chip of its piece.
  static func message(_ message: Frame.Message) -> String { message.gap + message.words }

  /// Returns the text after the chip of a player: who it is, and whether a computer is thinking.
  static func player(_ player: Frame.Player) -> String {
    " \(player.words)" + (player.isThinking ? ", thinking" : "") + "  "
  }

  /// Returns the text of an alert.
  static func alert(_ alert: Frame.Alert, _ hasShortLines: Bool) -> String {
    hasShortLines ? " \(alert.title) " : " \(alert.title): \(alert.message) "
  }

  /// Returns the columns of counts, with names if there are any.
  static func columns(_ counts: [Frame.Count], _ names: [String] = []) -> Int {
    zip(counts, names + counts.map { _ in "" }).map { item, name in
      (item.piece == nil ? 0 : chip("●").count) + TerminalWidth.columns(of: count(item, name))
    }
    .reduce(0, +)
  }

  /// Returns the columns of the line that says who plays.
  static func columns(_ players: [Frame.Player]) -> Int {
    players.map { chip("●").count + player($0).count }.reduce(0, +)
  }

  /// Returns the columns of a message.
  static func columns(_ message: Frame.Message) -> Int {
    (message.piece == nil ? 0 : chip("●").count) + Self.message(message).count
  }
}
