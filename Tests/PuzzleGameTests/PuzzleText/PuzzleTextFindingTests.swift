import GameRecords
import PuzzleGame
import TestSupport
import Testing

@Suite struct `What is wrong with a text with layouts` {
  struct Case: CustomTestStringConvertible {
    /// The text with the places of the findings.
    let text: String
    let rules: [String]
    var testDescription: String { text }

    init(_ text: String, _ rules: String...) {
      self.text = text
      self.rules = rules
    }
  }

  /// A row of 17 cells.
  static let wide = (0..<17).map(String.init).joined(separator: " ")

  static let table: [Case] = [
    // Rows.
    Case("1 2 3\n⟦4 5⟧\n6 7 0", "puzzle-row-length"),
    Case("⟦1 2⟧\n3 4 5\n6 7 0", "puzzle-row-length"),
    Case("1 2 3\n4 5 6\n⟦7⟧", "puzzle-row-length"),
    Case("1 2 3\n4 5 6\n⟦7 8 0 9⟧", "puzzle-row-length"),
    Case("1  2  3\n⟦4 5⟧\n6  7  8", "puzzle-row-length"),
    Case("1 2 3/⟦4 5⟧/6 7 0", "puzzle-row-length"),
    Case("1 2 3/⟦⟧/", "puzzle-row-length"),
    // Sizes.
    Case("⟦1⟧\n2\n0", "puzzle-size"),
    Case("⟦1 2 3 4 0⟧", "puzzle-size"),
    Case("⟦1⟧", "puzzle-size"),
    // A row that is no whole layout.
    Case("⟦1 2 3⟧", "puzzle-size"),
    Case("1 2\n3 0\n\n⟦1 2 3⟧\n\n1 2\n0 3", "puzzle-size"),
    Case("⟦1 2 3⟧\n\n4 0 5\n6 7 8", "puzzle-size"),
    Case("⟦1 2 3 4 5 6 7 8⟧", "puzzle-size"),
    Case("⟦1 2 3⟧\n⟦1 2 3⟧", "puzzle-size", "puzzle-size"),
    Case("1 2 3\n# a\n4 5 6\n# b\n⟦7⟧", "puzzle-size"),
    Case("⟦0⟧", "puzzle-size"),
    Case("⟦\(wide)⟧/\(wide)", "puzzle-size"),
    Case("⟦1 2 0⟧/", "puzzle-size"),
    Case((0..<16).map { "\(2 * $0) \(2 * $0 + 1)\n" }.joined() + "⟦32 33⟧", "puzzle-size"),
    // Cells.
    Case("1 2\n3 ⟦?⟧", "puzzle-cell"),
    Case("1 2\n3 ⟦____⟧", "puzzle-cell"),
    Case("1 2\n3 ⟦1.5⟧", "puzzle-cell"),
    Case("1 2\n⟦256⟧ 0", "puzzle-cell"),
    Case("1 2\n⟦99999999999999999999⟧ 0", "puzzle-cell"),
    // Lines.
    Case("⟦A puzzle:⟧\n1 2\n3 0", "puzzle-line"),
    Case("1 2\n3 0\n⟦+---+⟧", "puzzle-line"),
    Case("⟦“1”⟧", "puzzle-line"),
    Case("⟦R3 D2⟧", "moves-without-layout"),
    Case("⟦slides: 3⟧\n\n1 2\n3 0", "moves-without-layout"),
    // Moves.
    Case("1 2\n0 3\nU D ⟦Q⟧ L", "puzzle-move"),
    Case("1 2\n0 3\nU D ⟦3⟧", "puzzle-move"),
    Case("1 2\n0 3\n⟦3⟧ U D", "puzzle-move"),
    // Comments.
    Case("⟦⟧# \(String(repeating: "a", count: Limits.textBytes))\n1 2\n3 0", "text-too-long"),
  ]

  @Test(arguments: table) func `has a place`(test: Case) {
    let text = MarkedText(test.text)
    let findings = PuzzleTextFormat().readAll(text.bytes).flatMap(\.findings)
    #expect(findings.map(\.placedRule) == zip(text.places, test.rules).map { "\($0) \($1)" })
    #expect(findings.map(\.place.length) == text.ranges.map(\.count))
  }

  @Test(arguments: [(1, "1 number"), (3, "3 numbers"), (10, "10 numbers")])
  func `is described in right words`(count: Int, words: String) throws {
    let text = (1...count).map(String.init).joined(separator: " ")
    let finding = try #require(PuzzleTextFormat().readAll(text).first?.findings.first)
    #expect(finding.message.hasSuffix("this line has \(words)"))
    #expect(finding.help?.contains("0 for the open cell") == (count == 3))
  }

  @Test func `may be its encoding`() {
    let latin = Array("# caf".utf8) + [0xE9] + Array("\n1 2\n3 0\n".utf8)
    let parsed = PuzzleTextFormat().readAll(latin)
    #expect(parsed.map(\.placedRules) == [["1:1 latin-1"]])
    #expect(parsed.first?.puzzle?.comment == "café")
    let wide = Array("1 2\n3 0\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for format in puzzleFormats {
      let rules = format.readAll([0xFF, 0xFE] + wide).flatMap(\.findings).map(\.rule)
      #expect(rules.first == .encoding)
    }
  }
}
