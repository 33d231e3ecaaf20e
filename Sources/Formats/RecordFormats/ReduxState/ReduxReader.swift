import GameRecords
import ReversiRules

/// Reads an app state. It accepts these with a finding:
/// - unknown keys, and a change of the board (the app ignores them);
/// - counts that do not match the board, and coordinates that are not in order (the app trusts them);
/// - another size of the board (the app's types allow it);
/// - a missing key or one of the wrong type, except for the board and the side (the app refuses the
///   file).
///
/// The app's encoder writes keys in any order, and `null` for no value.
struct ReduxReader {
  var reader: ForeignJSONReader

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    var parsed = ForeignJSONReader.parse(
      source,
      format: format,
      as: "an object (an app state)"
    ) { object, reader in
      var reading = ReduxReader(reader: reader)
      defer { reader = reading.reader }
      return reading.read(&object)
    }
    // The app's decoder gives up at the first of these that it reads.
    if let index = parsed.findings.firstIndex(where: Self.isRefusal) {
      parsed.findings[index].message += "; the fork refuses the file"
    }
    return parsed
  }

  /// Whether the app's decoder refuses the file because of a finding.
  private static func isRefusal(_ finding: Finding) -> Bool {
    let read: [Rule] = [.reduxCells, .boardSize, .jsonDuplicateKey, .tooMany, .textTooLong]
    return finding.severity == .error && !read.contains(finding.rule)
  }

  private mutating func read(_ object: inout JSONObject) -> ReversiRecord? {
    let container = reader.require(ReduxKey.boardContainer, of: &object)
    let board = readContainer(container)
    var players = Players()
    for side in Disk.allCases {
      players[side].mode = readPlayer(
        reader.require(side == .dark ? ReduxKey.playerDark : .playerLight, of: &object),
        of: side,
        on: board
      )
    }
    let id = readID(reader.require(ReduxKey.id, of: &object))
    let (turn, isTurnKnown) = readTurn(object.take(ReduxKey.side))
    let position = board.map { Position(board: $0, turn: turn) }
    for flag in ReduxFlag.all { readFlag(flag, of: &object, at: position) }
    reader.ignoreRest(of: object)
    if let container { reader.mark(.start, container.range) }
    guard let position, isTurnKnown else { return nil }
    return ReversiRecord(id: id, players: players, start: position, tags: reader.tags)
  }

  private mutating func readTurn(_ value: JSONValue?) -> (turn: Disk?, isKnown: Bool) {
    // Without a side to move the game is over.
    guard let value else { return (nil, true) }
    reader.mark(.turn, value.innerRange)
    let turn = reader.word(value, ["sideDark": Disk.dark, "sideLight": .light])
    return (turn, turn != nil)
  }

  private mutating func readPlayer(
    _ value: JSONValue?,
    of side: Disk,
    on board: Board?
  ) -> PlayerMode? {
    guard var object = reader.object(value, as: "an object (a player)") else { return nil }
    let player = reader.require("player", of: &object)
    let mode = reader.integer(player, in: 0...1).map { $0 == 0 ? PlayerMode.manual : .computer }
    if let player { reader.mark(.mode(side), player.range) }
    let declared = reader.require("side", of: &object, isUsual: true)
    let known = reader.word(declared, ["sideDark": Disk.dark, "sideLight": .light])
    if let declared, let known, known != side {
      reader.report(
        .reduxSide,
        "the player of \(side) has the side \(known); the fork trusts it",
        at: declared.innerRange,
        repair: .rewriting
      )
    }
    let count = reader.require("count", of: &object, isUsual: board != nil)
    if let count, let number = reader.integer(count, in: -1_000_000...1_000_000), let board,
      number != board.counts[side]
    {
      reader.report(
        .reduxCount,
        "the declared count of \(side) is \(number), but the board has \(board.counts[side]); "
          + "the fork shows the declared count",
        at: count.range,
        repair: .rewriting
      )
    }
    reader.ignoreRest(of: object)
    return mode
  }

  private mutating func readID(_ value: JSONValue?) -> String? {
    guard let value, let id = reader.text(value) else { return nil }
    reader.mark(.id, value.innerRange)
    if !ReduxID.isValid(id) {
      reader.report(
        .reduxID,
        "\(DisplayText.quote(id)) is not a UUID",
        help: "a UUID has 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12",
        at: value.innerRange
      )
    }
    return id
  }
}
