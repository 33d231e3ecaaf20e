import GameRecords
import RecordFormats
import RecordValidation
import TestSupport
import Testing

@Suite struct `Move numbers of PGN` {
  private static func findings(_ text: String) -> [Finding] {
    var settings = RuleSettings()
    for rule in Validator.allRules where rule.name == "pgn-numbering" { settings.enable(rule) }
    return PGNFormat().readAll(text).flatMap { Validator(settings).validate($0).findings }
      .filter { $0.rule.name == "pgn-numbering" }
  }

  /// Texts with the first wrong number marked, and the message.
  static let table: [(String, String)] = [
    (
      "1. f5 d6\n⟦3⟧. c3 d3\n5. c4",
      "the number 3 counts every move, not every pair of moves"
    ),
    ("1. f5 ⟦2⟧. d6 3. c3", "the number 2 counts every move, not every pair of moves"),
    ("1. f5 d6 ⟦7⟧. c3", "the number 7 is before the pair of moves 2"),
    (
      "[Event \"5. x\"]\n\n{7. x} ⟦9⟧.f5 (7. d3) 1... d6 2.c3 39-25",
      "the number 9 is before the pair of moves 1"
    ),
  ]

  @Test(arguments: table)
  func `count pairs`(marked: String, message: String) {
    let text = MarkedText(marked)
    let found = Self.findings(text.text)
    #expect(found.map(\.placedRule) == text.places.map { "\($0) pgn-numbering" })
    #expect(found.first?.message == message)
    #expect(found.first?.place.length == text.ranges.first?.count)
    #expect(found.first?.repair == .rewriting)
  }

  @Test(arguments: [
    "1. f5 d6 2. c3 d3", "1. f5 1... d6 2. c3 2... d3", "f5 d6 c3", "1. f5 (3. d3) d6 {7. x} 2. c3",
    "[FEN \"8/8/8/3pP3/3Pp3/8/8/8 w\"]\n20. f4 d3 21. c4", "1. f5 1-0 {3} 3", "1. f5 Nf3 7. d6",
    "7.", "1. f5 )d6 2. c3", "[FEN[X \"y\"] - - 0 7\"]\n1. f5",
  ])
  func `are not reported if they are right`(text: String) {
    #expect(Self.findings(text).isEmpty)
  }
}
