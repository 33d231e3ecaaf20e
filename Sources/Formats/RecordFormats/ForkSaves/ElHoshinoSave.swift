import GameRecords
import ReversiRules

/// The save of el-hoshino's fork, from the encoder of its types.
///
///     {"turn": ["validTurn", "dark"], "playerForSide": ["dark", 0, "light", 1],
///      "board": [null, "dark", …]}
///
/// A turn is `validTurn` or `skippingTurn` with a side, or `finished` with the winner or `null`. The
/// modes are a dictionary whose keys are not strings, which Swift encodes as an array of alternating
/// keys and values. The 64 squares are assumed to be in order, row by row.
enum ElHoshinoSave {
  static func read(
    _ object: inout JSONObject,
    _ reader: inout ForeignJSONReader
  ) -> ForkSave {
    var save = ForkSave()
    readTurn(reader.require("turn", of: &object), into: &save, &reader)
    readModes(reader.require("playerForSide", of: &object), into: &save, &reader)
    if let board = reader.require("board", of: &object),
      let cells = reader.array(board, as: "an array of squares")
    {
      save.readSquares(cells, of: board, &reader) { $1.word($0, ForkSave.side) }
    }
    return save
  }

  private enum Turn { case valid, skipping, finished }

  private static func readTurn(
    _ value: JSONValue?,
    into save: inout ForkSave,
    _ reader: inout ForeignJSONReader
  ) {
    save.isTurnKnown = false
    guard let value, let parts = reader.array(value, as: "an array (a turn)") else {
      return
    }
    reader.mark(.turn, value.range)
    guard parts.count == 2 else {
      reader.report(
        JSONError(.jsonValue, "a turn must have a word and a side", at: value.range)
      )
      return
    }
    let kinds: KeyValuePairs = [
      "validTurn": Turn.valid, "skippingTurn": .skipping, "finished": .finished,
    ]
    guard let kind = reader.word(parts[0], kinds) else { return }
    if kind == .finished {
      let winner = parts[1].kind == .null ? nil : reader.word(parts[1], ForkSave.side)
      save.isTurnKnown = winner != nil || parts[1].kind == .null
      save.winner = GameResult.Winner(winner)
      reader.mark(.winner, parts[1].innerRange)
      reader.mark(.result, parts[1].innerRange)
      return
    }
    save.turn = reader.word(parts[1], ForkSave.side)
    save.isTurnKnown = save.turn != nil
    if kind == .skipping, let side = save.turn {
      reader.report(
        .forkSaveSkipping,
        "the file says that \(side) must pass; the record has \(side) to move",
        at: parts[0].innerRange
      )
    }
  }

  private static func readModes(
    _ value: JSONValue?,
    into save: inout ForkSave,
    _ reader: inout ForeignJSONReader
  ) {
    guard let value, let parts = reader.array(value, as: "an array of sides and modes") else {
      return
    }
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let side = reader.word(parts[index], ForkSave.side) else { continue }
      guard save.modes[side] == nil else {
        reader.report(.forkSaveModes, "\(side) has a second mode", at: parts[index].innerRange)
        continue
      }
      save.readMode(of: side, parts[index + 1], &reader, ForkSave.numberedMode)
    }
    guard parts.count != 4 else { return }
    reader.report(
      .forkSaveModes,
      "\(parts.count) entries; expected each side with its mode",
      at: value.range
    )
  }
}
