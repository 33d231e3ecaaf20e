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
extension ForkSaveReader {
  mutating func readElHoshino(_ object: inout JSONObject) {
    readElHoshinoTurn(reader.require("turn", of: &object))
    readElHoshinoModes(reader.require("playerForSide", of: &object))
    if let board = reader.require("board", of: &object),
      let cells = reader.array(board, as: "an array of squares")
    {
      readSquares(cells, of: board) { $0.reader.word($1, Self.side) }
    }
  }

  private enum Turn { case valid, skipping, finished }

  private mutating func readElHoshinoTurn(_ value: JSONValue?) {
    isTurnKnown = false
    guard let value, let parts = reader.array(value, as: "an array (a turn)") else { return }
    reader.mark(.turn, value.range)
    guard parts.count == 2 else {
      let message = "a turn must have a word and a side"
      return reader.report(JSONError(.jsonValue, message, at: value.range))
    }
    let kinds: KeyValuePairs = [
      "validTurn": Turn.valid, "skippingTurn": .skipping, "finished": .finished,
    ]
    guard let kind = reader.word(parts[0], kinds) else { return }
    if kind == .finished {
      let side = parts[1].kind == .null ? nil : reader.word(parts[1], Self.side)
      isTurnKnown = side != nil || parts[1].kind == .null
      winner = GameResult.Winner(side)
      reader.mark(.winner, parts[1].innerRange)
      reader.mark(.result, parts[1].innerRange)
      return
    }
    turn = reader.word(parts[1], Self.side)
    isTurnKnown = turn != nil
    if kind == .skipping, let turn {
      reader.report(
        .forkSaveSkipping,
        "the file says that \(turn) must pass; the record has \(turn) to move",
        at: parts[0].innerRange
      )
    }
  }

  private mutating func readElHoshinoModes(_ value: JSONValue?) {
    guard let value, let parts = reader.array(value, as: "an array of sides and modes") else {
      return
    }
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let side = reader.word(parts[index], Self.side) else { continue }
      guard modes[side] == nil else {
        reader.report(.forkSaveModes, "\(side) has a second mode", at: parts[index].innerRange)
        continue
      }
      readMode(of: side, parts[index + 1], Self.numberedMode)
    }
    guard parts.count != 4 else { return }
    reader.report(
      .forkSaveModes,
      "\(parts.count) entries; expected each side with its mode",
      at: value.range
    )
  }
}
