import GameRecords
import RecordChecks
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A problem of other programs with a file` {
  @Test func `is reported at the place of a variation`() throws {
    var settings = RuleSettings()
    settings.enable(try #require(Validator.allRules.first { $0.name == "edax-sgf-variation" }))
    var record = ReversiRecord(moves: Move.list("f5d6"))
    record.variations = [Variation(ply: 2, moves: Move.list("f4"))]
    let parsed = placed(record, format: "sgf")
    let places = { (parsed: ParsedRecord) in
      Validator(settings).validate(parsed).findings.map(\.placedRule)
    }
    record.variations[0].places = [SourceRange(1..<3)]
    var other = parsed
    other.reversi?.variations = record.variations
    #expect(places(other) == ["1:2 edax-sgf-variation"])
  }
}
