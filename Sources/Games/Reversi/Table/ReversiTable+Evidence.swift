import GameRecords
package import RecordFormats
import ReversiRules

extension ReversiTable {
  /// Moves, a start or players that only a record has.
  package func evidence(in object: JSONValue) -> String? {
    let moves = object.member("moves")
    if let moves, areMoves(moves, of: object) { return "the key “moves” with squares" }
    let players = object.member("players")
    if Disk.allCases.contains(where: { players?.member("\($0)")?.kind == .object }) {
      return "players named dark and light"
    }
    if object.member("start")?.member("board")?.first?.kind == .string {
      return "the key “start” with the rows of a board"
    }
    let isPlain = moves?.isEmptyArray ?? false || players?.kind == .object
    return isPlain && hasOnlyOwnKeys(object) ? "only keys of a record" : nil
  }

  /// Whether an object has only keys of a record, also where other programs have a text or other names.
  private func hasOnlyOwnKeys(_ object: JSONValue) -> Bool {
    hasOnlyKnownKeys(object) && object.member("result")?.kind ?? .object == .object
      && object.member("players").map { $0.kind == .object && Self.sides.isSuperset(of: $0.keys) }
        ?? true
  }

  private static let sides = Set(Disk.allCases.map { "\($0)" })

  /// Whether values are moves of a record, judging by the first ones: they name no pieces, as in other
  /// games, and the object has only keys of a record, or a start.
  private func areMoves(_ moves: JSONValue, of record: JSONValue) -> Bool {
    guard let move = moves.first, Self.isMove(move),
      !moves.children.prefix(16).contains(where: {
        ChessMove.isLike(Array(($0.text ?? "").utf8)[...])
      })
    else { return false }
    return hasOnlyOwnKeys(record) || record.has("start")
  }

  /// Whether a value is a move, which is never in the centre.
  private static func isMove(_ value: JSONValue) -> Bool {
    guard let text = (value.member("move") ?? value).text else { return false }
    if text == "pass" { return true }
    guard let square = MoveSpelling.square(Array(text.utf8)[...]) else { return false }
    return Board.initial(size: .standard)[square] == nil
  }
}
