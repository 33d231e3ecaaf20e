@testable import GameRecords
@testable import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A field after a position` {
  private static func described(_ field: OBFField?) -> String {
    guard let field else { return "no field" }
    let tag = field.tagName.map { ", the tag “\($0)”" } ?? ""
    switch field {
    case .candidate(let move, let score): return "\(move) \(score.map { "\($0)" } ?? "-")" + tag
    case .score(let score): return "score \(score)" + tag
    case .noMove: return "no move" + tag
    }
  }

  @Test func `is a move, a move with its score, or a score, and may be one of several`() throws {
    let differences = try Answers.differences("texts/obf") { row in
      let bytes = Array(row.text.utf8)
      let source = SourceText(name: "test", bytes: bytes[...])
      let field = Self.described(OBFField(bytes[...]))
      guard let answers = PositionAnswers(0..<bytes.count, of: source) else {
        return field + "\nno answers"
      }
      for variation in answers.variations {
        let place = try #require(variation.places.first).bytes
        let text = String(decoding: source[place], as: UTF8.self)
        #expect(MoveSpelling.square(Array(text.utf8)[...]) != nil || variation.moves == [.pass])
      }
      let moves = answers.variations.map { variation in
        let score = variation.annotations.first?.evaluation.map { "\($0)" } ?? "-"
        return " \(variation.moves.map(\.description).joined()) \(score);"
      }
      return field + "\nanswers:" + moves.joined()
        + (answers.score.map { " score \($0.tag.value)" } ?? "")
    }
    #expect(differences == [])
  }
}
