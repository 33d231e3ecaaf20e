import GameRecords
import ReversiRules

/// The save of ohioshirt's fork, from the encoder of its types.
///
///     {"board": {"disks": [[null, {"dark": {}}, …], …]}, "currentTurn": {"light": {}},
///      "darkPlayerMode": "manual", "lightPlayerMode": "computer"}
///
/// The board has eight rows of eight squares. A disk is an enumeration without raw values, which Swift
/// encodes as an object with one key; the name alone is accepted too. There is no turn if the game is
/// over.
enum OhioshirtSave {
  static func read(
    _ object: inout JSONObject,
    _ reader: inout ForeignJSONReader
  ) -> ForkSave {
    var save = ForkSave()
    save.readTurn(object.take("currentTurn"), &reader, disk)
    for side in Disk.allCases {
      let key = side == .dark ? "darkPlayerMode" : "lightPlayerMode"
      save.readMode(of: side, reader.require(key, of: &object), &reader) { value, reader in
        reader.word(value, ["manual": PlayerMode.manual, "computer": .computer])
      }
    }
    let board = reader.require("board", of: &object)
    if let board, var inner = reader.object(board, as: "an object (a board)") {
      save.readRows(reader.require("disks", of: &inner), &reader, disk)
      reader.ignoreRest(of: inner)
    }
    return save
  }

  private static func disk(_ value: JSONValue, _ reader: inout ForeignJSONReader) -> Disk? {
    guard value.kind == .object else { return reader.word(value, ForkSave.side) }
    let sides = value.children.map { member in ForkSave.side.first { member.key == $0.key } }
    if sides.count == 1, let side = sides[0] { return side.value }
    reader.report(
      JSONError(.jsonValue, "expected an object with the key dark or light", at: value.range)
    )
    return nil
  }
}
