import GameRecords
import ReversiRules

/// The save of Kuniwak's fork, which is two values of the user defaults.
///
///     {"board": {"array": [[null, "x", "o", …], …]}, "turn": "first"}
///     {"first": "enabled", "second": "disabled"}
///
/// The file has both, as objects or as JSON in strings, each under its key of the user defaults, or
/// only the first one. The board has eight rows of eight squares. `first` is assumed to be dark, and
/// `enabled` to be the computer. The fork cannot store that the game is over.
enum KuniwakSave {
  static let stateKey = "REVERSI_GAME_STATE"
  static let modesKey = "REVERSI_GAME_AUTOMATOR_AVAILABILITIES"

  private static let side: KeyValuePairs = ["first": Disk.dark, "second": .light]

  static func readBoth(
    _ object: inout JSONObject,
    _ reader: inout ForeignJSONReader
  ) -> ForkSave {
    var save = ForkSave(isTurnKnown: false)
    if var state = inner(reader.require(stateKey, of: &object), &reader) {
      save = read(&state, &reader)
      reader.ignoreRest(of: state)
    }
    if var modes = inner(object.take(modesKey), &reader) {
      for side in Disk.allCases {
        let value = reader.require(side == .dark ? "first" : "second", of: &modes)
        save.readMode(of: side, value, &reader) { value, reader in
          reader.word(value, ["enabled": PlayerMode.computer, "disabled": .manual])
        }
      }
      reader.ignoreRest(of: modes)
    }
    return save
  }

  static func read(
    _ object: inout JSONObject,
    _ reader: inout ForeignJSONReader
  ) -> ForkSave {
    var save = ForkSave()
    let turn = reader.require("turn", of: &object)
    save.readTurn(turn, &reader) { $1.word($0, side) }
    if turn == nil { save.isTurnKnown = false }
    let board = reader.require("board", of: &object)
    if let board, var inner = reader.object(board, as: "an object (a board)") {
      save.readRows(reader.require("array", of: &inner), &reader) { value, reader in
        reader.word(value, ["x": Disk.dark, "o": .light])
      }
      reader.ignoreRest(of: inner)
    }
    return save
  }

  /// Reads an object, or JSON in a string that contains one.
  private static func inner(
    _ value: JSONValue?,
    _ reader: inout ForeignJSONReader
  ) -> JSONObject? {
    guard let value else { return nil }
    guard value.kind == .string else { return reader.object(value) }
    return reader.embeddedObject(value)
  }
}
