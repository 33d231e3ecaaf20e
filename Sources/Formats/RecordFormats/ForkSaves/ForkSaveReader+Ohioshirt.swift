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
extension ForkSaveReader {
  mutating func readOhioshirt(_ object: inout JSONObject) {
    readTurn(object.take("currentTurn"), Self.disk)
    for side in Disk.allCases {
      let key = side == .dark ? "darkPlayerMode" : "lightPlayerMode"
      readMode(of: side, reader.require(key, of: &object)) {
        $0.reader.word($1, ["manual": PlayerMode.manual, "computer": .computer])
      }
    }
    readBoard(of: &object, "disks") { $0.readRows($1, Self.disk) }
  }

  private static func disk(_ reading: inout Self, _ value: JSONValue) -> Disk? {
    guard value.kind == .object else { return reading.reader.word(value, side) }
    let sides = value.children.map { member in side.first { member.key == $0.key } }
    if sides.count == 1, let side = sides[0] { return side.value }
    let message = "expected an object with the key dark or light"
    reading.reader.report(JSONError(.jsonValue, message, at: value.range))
    return nil
  }
}
