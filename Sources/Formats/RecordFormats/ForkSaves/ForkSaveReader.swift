import GameRecords
import ReversiRules

/// Reads the save of any fork. It accepts these with a finding:
/// - a side that must pass, which only el-hoshino's fork stores (the record has that side to move);
/// - unknown keys (the forks ignore them).
///
/// Foundation's encoder writes keys in any order, and `null` for no value.
enum ForkSaveReader {
  static func parse(_ source: SourceText, format: String) -> ParsedRecord {
    ForeignJSONReader.parse(
      source,
      format: format,
      as: "an object (a save)"
    ) { object, reader in
      let save = read(&object, &reader)
      reader.ignoreRest(of: object)
      guard let board = save.board, save.isTurnKnown else { return nil }
      return ReversiRecord(
        players: Players(
          dark: Player(mode: save.modes[.dark]),
          light: Player(mode: save.modes[.light])
        ),
        start: Position(board: board, turn: save.turn),
        result: save.winner.map { GameResult(winner: $0) }
      )
    }
  }

  private static func read(
    _ object: inout JSONObject,
    _ reader: inout ForeignJSONReader
  ) -> ForkSave {
    let keys = Set(object.rest.map(\.key))
    if !keys.isDisjoint(with: [KuniwakSave.stateKey, KuniwakSave.modesKey]) {
      return KuniwakSave.readBoth(&object, &reader)
    }
    if keys.contains("playerForSide") { return ElHoshinoSave.read(&object, &reader) }
    if !keys.isDisjoint(with: ["darkPlayer", "lightPlayer"]) {
      return YoshimasaSave.read(&object, &reader)
    }
    if !keys.isDisjoint(with: ["darkPlayerMode", "lightPlayerMode", "currentTurn"]) {
      return OhioshirtSave.read(&object, &reader)
    }
    return KuniwakSave.read(&object, &reader)
  }
}

/// The contents of a save, as far as they could be read.
struct ForkSave {
  var board: Board?
  /// The side to move; `nil` if the game is over or the turn is unknown.
  var turn: Disk?
  var isTurnKnown = true
  var modes: [Disk: PlayerMode] = [:]
  /// The winner, which only one fork saves.
  var winner: GameResult.Winner?

  static let side: KeyValuePairs = ["dark": Disk.dark, "light": .light]

  /// Reads a turn that is a value of its own; without one the game is over.
  mutating func readTurn(
    _ value: JSONValue?,
    _ reader: inout ForeignJSONReader,
    _ read: (JSONValue, inout ForeignJSONReader) -> Disk?
  ) {
    guard let value else { return }
    reader.mark(.turn, value.innerRange)
    turn = read(value, &reader)
    isTurnKnown = turn != nil
  }

  mutating func readMode(
    of side: Disk,
    _ value: JSONValue?,
    _ reader: inout ForeignJSONReader,
    _ read: (JSONValue, inout ForeignJSONReader) -> PlayerMode?
  ) {
    guard let value else { return }
    reader.mark(.mode(side), value.innerRange)
    modes[side] = read(value, &reader)
  }

  /// Reads a mode that is written as its number in the original app.
  static func numberedMode(
    _ value: JSONValue,
    _ reader: inout ForeignJSONReader
  ) -> PlayerMode? {
    reader.integer(value, in: 0...1).map { $0 == 0 ? .manual : .computer }
  }

  /// Reads the squares of a board in rows from the top; `null` is an empty square.
  mutating func readRows(
    _ value: JSONValue?,
    _ reader: inout ForeignJSONReader,
    _ read: (JSONValue, inout ForeignJSONReader) -> Disk?
  ) {
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
    readSquares(cells, of: value, &reader, read)
  }

  /// Reads the 64 squares of a board, row by row.
  mutating func readSquares(
    _ cells: [JSONValue],
    of value: JSONValue,
    _ reader: inout ForeignJSONReader,
    _ read: (JSONValue, inout ForeignJSONReader) -> Disk?
  ) {
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
      let disk = read(cell, &reader)
      if disk == nil { isWhole = false }
      board[square] = disk
    }
    if isWhole { self.board = board }
  }
}
