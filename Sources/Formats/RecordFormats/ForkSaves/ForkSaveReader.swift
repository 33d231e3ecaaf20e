import GameRecords
import ReversiRules

/// Reads the save of any fork. It accepts these with a finding:
/// - a side that must pass, which only el-hoshino's fork stores (the record has that side to move);
/// - unknown keys (the forks ignore them).
///
/// Foundation's encoder writes keys in any order, and `null` for no value.
struct ForkSaveReader {
  var reader: ForeignJSONReader
  var board: Board?
  /// The side to move; `nil` if the game is over or the turn is unknown.
  var turn: Disk?
  var isTurnKnown = true
  var modes: [Disk: PlayerMode] = [:]
  /// The winner, which only one fork saves.
  var winner: GameResult.Winner?

  static let side: KeyValuePairs = ["dark": Disk.dark, "light": .light]

  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    ForeignJSONReader.parse(
      source,
      format: format,
      as: "an object (a save)"
    ) { object, reader in
      var reading = ForkSaveReader(reader: reader)
      defer { reader = reading.reader }
      return reading.read(&object)
    }
  }

  private mutating func read(_ object: inout JSONObject) -> ReversiRecord? {
    let keys = Set(object.rest.map(\.key))
    if !keys.isDisjoint(with: [Self.stateKey, Self.modesKey]) {
      readKuniwakDefaults(&object)
    } else if keys.contains("playerForSide") {
      readElHoshino(&object)
    } else if !keys.isDisjoint(with: ["darkPlayer", "lightPlayer"]) {
      readYoshimasa(&object)
    } else if !keys.isDisjoint(with: ["darkPlayerMode", "lightPlayerMode", "currentTurn"]) {
      readOhioshirt(&object)
    } else {
      readKuniwak(&object)
    }
    reader.ignoreRest(of: object)
    guard let board, isTurnKnown else { return nil }
    return ReversiRecord(
      players: Players(
        dark: Player(mode: modes[.dark]),
        light: Player(mode: modes[.light])
      ),
      start: Position(board: board, turn: turn),
      result: winner.map { GameResult(winner: $0) }
    )
  }
}

// MARK: - What several forks have

extension ForkSaveReader {
  typealias Read<Meaning> = (inout Self, JSONValue) -> Meaning?

  /// Reads a turn that is a value of its own; without one the game is over.
  mutating func readTurn(_ value: JSONValue?, _ read: Read<Disk>) {
    guard let value else { return }
    reader.mark(.turn, value.innerRange)
    turn = read(&self, value)
    isTurnKnown = turn != nil
  }

  mutating func readMode(of side: Disk, _ value: JSONValue?, _ read: Read<PlayerMode>) {
    guard let value else { return }
    reader.mark(.mode(side), value.innerRange)
    modes[side] = read(&self, value)
  }

  /// Reads a mode that is written as its number in the original app.
  static func numberedMode(_ reading: inout Self, _ value: JSONValue) -> PlayerMode? {
    reading.reader.integer(value, in: 0...1).map { $0 == 0 ? .manual : .computer }
  }

  /// Reads a board that is an object with its squares under a key.
  mutating func readBoard(
    of object: inout JSONObject,
    _ key: String,
    _ read: (inout Self, JSONValue?) -> Void
  ) {
    let board = reader.require("board", of: &object)
    guard var inner = reader.object(board, as: "an object (a board)") else { return }
    read(&self, reader.require(key, of: &inner))
    reader.ignoreRest(of: inner)
  }

  /// Reads the squares of a board in rows from the top; `null` is an empty square.
  mutating func readRows(_ value: JSONValue?, _ read: Read<Disk>) {
    guard let value, let rows = reader.array(value, as: "an array of rows") else { return }
    var cells: [JSONValue] = []
    for (index, row) in rows.enumerated() {
      guard let squares = reader.array(row, as: "an array of squares") else { return }
      guard squares.count == BoardSize.standard.width else {
        reader.report(
          .rowLength,
          "row \(index + 1) has \(squares.count) squares; expected \(BoardSize.standard.width)",
          at: row.range
        )
        return
      }
      if index < BoardSize.standard.height { reader.mark(.row(index + 1), row.range) }
      cells += squares
    }
    readSquares(cells, of: value, read)
  }

  /// Reads the 64 squares of a board, row by row.
  mutating func readSquares(_ cells: [JSONValue], of value: JSONValue, _ read: Read<Disk>) {
    let size = BoardSize.standard
    reader.mark(.board, value.range)
    guard cells.count == size.squareCount else {
      reader.report(
        .forkSaveCells,
        "the board has \(cells.count) squares; expected \(size.squareCount)",
        at: value.range
      )
      return
    }
    var board = Board()
    var isWhole = true
    for (square, cell) in zip(size.squares, cells) where cell.kind != .null {
      let disk = read(&self, cell)
      if disk == nil { isWhole = false }
      board[square] = disk
    }
    if isWhole { self.board = board }
  }
}
