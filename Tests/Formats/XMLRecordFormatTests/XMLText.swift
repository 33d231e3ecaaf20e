import Games
import GameRecords
import ReversiRules
import TestSupport
import XMLRecordFormat

let format = XMLFormat(games: .reversi)

/// A document with one game.
func single(_ content: String, attributes: String = "") -> String {
  "<game xmlns=\"urn:flipbook:game-record\" version=\"1\"\(attributes)>\(content)</game>"
}

/// A document with any number of games.
func collection(_ games: String...) -> String {
  "<games xmlns=\"urn:flipbook:game-record\" version=\"1\">\(games.joined())</games>"
}

extension ParsedRecord {
  /// Everything about the record except the text shown around places, which ends where a block ends
  /// when reading stops.
  var summary: String {
    let findings = findings.map { "\($0.placedRule) +\($0.place.length): \($0.message)" }
    let moves = record?.origin?.moves.map { "\($0.bytes)" }.joined(separator: " ") ?? ""
    // What surrounds a finding between records depends on what was still there.
    let start = number > 0 ? "\(source.start.line):\(source.start.column)" : ""
    return "\(number) \(record?.id ?? "–") \(reversi?.moves.count ?? -1) at \(start) \(findings) "
      + moves
  }
}
