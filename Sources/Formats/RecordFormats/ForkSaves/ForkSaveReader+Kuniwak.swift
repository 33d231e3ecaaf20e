import GameRecords
import ReversiRules

/// The save of Kuniwak's fork, which is two values of the user defaults.
///
///     {"board": {"array": [[null, "x", "o", …], …]}, "turn": "first"}
///     {"first": "enabled", "second": "disabled"}
///
/// The file has both, as objects or as JSON in strings, perhaps in base 64, each under its key of the
/// user defaults, or only the first one. The board has eight rows of eight squares. `first` is assumed to be dark, and
/// `enabled` to be the computer. The fork cannot store that the game is over.
extension ForkSaveReader {
  static let stateKey = "REVERSI_GAME_STATE"
  static let modesKey = "REVERSI_GAME_AUTOMATOR_AVAILABILITIES"

  /// Reads both values.
  mutating func readKuniwakDefaults(_ object: inout JSONObject) {
    isTurnKnown = false
    if var state = inner(reader.require(Self.stateKey, of: &object)) {
      isTurnKnown = true
      readKuniwak(&state)
      reader.ignoreRest(of: state)
    }
    guard var modes = inner(object.take(Self.modesKey)) else { return }
    for side in Disk.allCases {
      let value = reader.require(side == .dark ? "first" : "second", of: &modes)
      readMode(of: side, value) {
        $0.reader.word($1, ["enabled": PlayerMode.computer, "disabled": .manual])
      }
    }
    reader.ignoreRest(of: modes)
  }

  /// Reads the first value.
  mutating func readKuniwak(_ object: inout JSONObject) {
    let turn = reader.require("turn", of: &object)
    readTurn(turn) { $0.reader.word($1, ["first": Disk.dark, "second": .light]) }
    if turn == nil { isTurnKnown = false }
    readBoard(of: &object, "array") { reading, rows in
      reading.readRows(rows) { $0.reader.word($1, ["x": Disk.dark, "o": .light]) }
    }
  }

  /// Reads an object, or JSON in a string that contains one.
  private mutating func inner(_ value: JSONValue?) -> JSONObject? {
    guard let value else { return nil }
    return value.kind == .string ? reader.embeddedObject(value) : reader.object(value)
  }
}
