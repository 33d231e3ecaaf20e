import GameRecords
import RecordFormats
import TestSupport
import Testing

/// The board of a new game as in BO.
let newBoard =
  "8 " + String(repeating: "-------- ", count: 3) + "---O*--- ---*O--- "
  + String(repeating: "-------- ", count: 3) + "*"

/// The text of a game with the standard board, between other properties and the moves.
func game(_ properties: String = "", _ moves: String = "") -> String {
  "(;GM[Othello]\(properties)BO[\(newBoard)]\(moves);)"
}

/// The only record of a text, and its findings.
func readGGF(_ text: String) throws -> (record: ReversiRecord, findings: [String]) {
  let parsed = GGFFormat().readAll(text)
  let records = parsed.compactMap(\.reversi)
  try #require(records.count == 1, "\(parsed.flatMap(\.findings).map(\.message))")
  return (records[0], parsed.flatMap(\.placedRules))
}

/// The text that the format writes for some records.
func writeGGF(_ records: ReversiRecord...) throws -> String {
  String(decoding: try GGFFormat().write(records, .collection), as: UTF8.self)
}
