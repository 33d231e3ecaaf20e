import GameRecords
import RecordFormats
import RecordValidation
import TestSupport
import Testing

@Suite struct `The move numbers of a transcript` {
  static let table: [(marked: String, rule: String)] = [
    ("⟦1.⟧ f5 d6 2. c3 d3", "edax-move-number"),
    ("f5 d6 ⟦2)⟧ c3 d3", "edax-move-number"),
    ("Bob 3 0-64 Ann 7:⟦1...⟧f5", "edax-move-number"),
    ("f5 d6 c3", "edax-move-number"), ("f5:d6:c3", "edax-move-number"),
    ("# round 1.\nf5 d6", "edax-move-number"),
    ("Ann 0-64 Bob 7 : f5 d6 0-64", "edax-move-number"),
    ("Ann 0-64 Bob 7: f5 d6", "edax-move-number"),
    ("+f5-d6: -04 10", "edax-move-number"),
    ("1. f5 ⟦2.⟧ d6 3. c3", "transcript-numbering"),
    ("1. f5 d6 ⟦3.⟧ c3 d3", "transcript-numbering"),
    ("1. f5 1... d6 2. c3", "transcript-numbering"), ("1. f5 d6 2. c3", "transcript-numbering"),
    ("7. f5 8. d6", "transcript-numbering"),
  ]

  @Test(arguments: table)
  func `are reported if the rule is enabled`(example: (marked: String, rule: String)) throws {
    let text = MarkedText(example.marked)
    let parsed = try #require(TranscriptFormat().readAll(text.bytes).first)
    #expect(Validator().validate(parsed).findings.allSatisfy { !$0.rule.isOptional })
    var settings = RuleSettings()
    settings.restrict(to: Validator.allRules.filter { $0.name == example.rule })
    let findings = Validator(settings).validate(parsed).findings
    #expect(findings.map(\.placedRule) == text.places.map { "\($0) \(example.rule)" })
    #expect(findings.map(\.place.length) == text.ranges.map(\.count))
  }
}
