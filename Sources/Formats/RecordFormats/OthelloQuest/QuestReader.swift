import GameRecords
import ReversiRules

/// Reads a game of Othello Quest. It accepts these with a finding:
/// - notations of a pass other than a hyphen (files changed by other programs);
/// - another number of players than two.
///
/// Facts that a record cannot store are kept as tags.
///
/// It silently accepts moves in the game itself instead of its position, and letters of squares in
/// either case (as Egaroucid does).
///
/// Assumed, because no description exists: the first player is dark; times are in milliseconds; a game
/// in the mode XOT begins with the moves of `startPos`; `SCORE:n` is dark's disks minus light's;
/// `WIN:` and `LOSE:` are about the side to move. It is unknown whose result the key `finalStatus`
/// gives, so it stays a tag and only determines how the game ended.
struct QuestReader {
  var reader: ForeignJSONReader
  var moves: [Move] = []
  var annotations: [MoveAnnotation] = []
  /// Whether all moves could be read.
  var isWhole = true
  /// The result in the list of moves.
  var result: GameResult?

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    ForeignJSONReader.parse(
      source,
      format: format,
      as: "an object (a game)"
    ) { object, reader in
      var reading = QuestReader(reader: reader)
      defer { reader = reading.reader }
      return reading.read(&object)
    }
  }

  private mutating func read(_ object: inout JSONObject) -> ReversiRecord? {
    var record = ReversiRecord(passMarks: .usual)
    if let id = object.take("id") {
      record.id = reader.text(id)
      reader.mark(.id, id.innerRange)
    }
    record.date = reader.date(object.take("created"))
    readPlayers(object.take("players"), into: &record.players)
    guard readPosition(of: &object) else { return nil }
    if let status = object.take("finalStatus"), let text = reader.text(status) {
      reader.keep(status, as: "finalStatus")
      if result == nil, let ending = QuestStatus(text).ending {
        result = GameResult(ending: ending)
        reader.mark(.ending, status.innerRange)
        reader.mark(.result, status.innerRange)
      }
    }
    reader.keepRest(of: object)
    guard isWhole else { return nil }
    record.moves = moves
    record.annotations = annotations
    record.result = result
    record.tags = reader.tags
    return record
  }

  private mutating func readPosition(of object: inout JSONObject) -> Bool {
    if var position = reader.object(object.take("position")) {
      readStart(position.take("startPos") ?? object.take("startPos"))
      let isThere = readMoves(position.take("moves"))
      reader.keepRest(of: position, prefix: "position.")
      if isThere { return true }
    }
    readStart(object.take("startPos"))
    if readMoves(object.take("moves")) { return true }
    let help = "a list of games has no moves; get each game itself"
    reader.reportMissing("moves", of: object, help: help)
    return false
  }

  // MARK: Players

  private mutating func readPlayers(_ value: JSONValue?, into players: inout Players) {
    guard let value, let entries = reader.array(value, as: "an array of players") else { return }
    if entries.count != 2 {
      reader.report(
        .questPlayers,
        "the game has \(entries.count) \(entries.count == 1 ? "player" : "players"); expected 2, "
          + "dark first",
        at: value.range
      )
    }
    for (index, (side, entry)) in zip(Disk.allCases, entries).enumerated() {
      guard var object = reader.object(entry, as: "an object (a player)") else { continue }
      reader.mark(.player(side), entry.range)
      players[side] = readPlayer(&object, side, index)
    }
  }

  private mutating func readPlayer(
    _ object: inout JSONObject,
    _ side: Disk,
    _ index: Int
  ) -> Player {
    let prefix = "players[\(index)]."
    var player = Player()
    let account = object.take("id")
    let name = object.take("name")
    if let account, name != nil { reader.keepAll(account, as: prefix + account.key) }
    if let name = name ?? account {
      player.name = reader.text(name)
      reader.mark(.name(side), name.innerRange)
    }
    // Preferably the rating before the game.
    if let rating = object.take("oldR") ?? object.take("newR") {
      player.rating = reader.number(rating)
      reader.mark(.rating(side), rating.range)
    }
    reader.keepRest(of: object, prefix: prefix)
    return player
  }
}
