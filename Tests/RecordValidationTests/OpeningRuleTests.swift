import GameRecords
import RecordValidation
import ReversiOpenings
import ReversiRules
import TestSupport
import Testing

@Suite struct `The rule about the name of the opening` {
  private static func findings(_ opening: String?, _ moves: String) -> [Finding] {
    let record = ReversiRecord(opening: opening, moves: Move.list(moves), passMarks: .usual)
    return Validator(formats: [], checks: ReversiChecks.all).validate(record).findings
  }

  @Test(arguments: [
    ("Tiger", "f5d6c3d3c4"), ("TIGER", "f5d6c3d3c4f4"), ("Ｔｉｇｅｒ", "c4e3f6e6f5"),
    ("虎", "f5d6c3d3c4"),
    // The names of shorter lines are right, too, and unknown names are not checked.
    ("Perpendicular", "f5d6c3d3c4"), ("drawn by lot", "f5d6c3"), ("", "f5d6"), (nil, "f5d6"),
  ])
  func `accepts every name that the game reaches`(opening: String?, moves: String) {
    #expect(Self.findings(opening, moves) == [])
  }

  @Test(arguments: [
    ("Rose", "f5d6c3d3c4", "the declared opening is “Rose”, but the game is in “Tiger”"),
    ("Tiger", "f5", "the declared opening is “Tiger”, but the game reaches none by name"),
  ])
  func `reports a name of another opening`(opening: String, moves: String, message: String) {
    let findings = Self.findings(opening, moves)
    #expect(findings.map(\.rule.name) == ["opening-name"])
    #expect(findings.map(\.message) == [message])
  }

  @Test func `finds nothing wrong with the names that flipbook gives`() {
    for opening in OpeningNames.standard.openings {
      let record = ReversiRecord(moves: opening.moves).withNamedOpening
      #expect(record.opening == opening.name)
      #expect(Validator(formats: [], checks: ReversiChecks.all).validate(record).findings == [])
    }
  }
}
