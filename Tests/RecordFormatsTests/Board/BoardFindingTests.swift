import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `A finding in the text of a board` {
  private static let rows: String = "----\n-ox-\n-xo-\n----\n"

  static let table: [(marked: String, rule: String, words: String)] = [
    (startLine + "⟦⟧", "position-turn", "the side to move is missing; expected X (dark)"),
    (startLine + " ⟦?⟧", "position-turn", "unknown side “?”"),
    (startLine + " ⟦green⟧ to move", "position-turn", "unknown side “green”"),
    ("⟦-\(startLine)--⟧", "position-cells", "67 symbols; expected 65"),
    ("⟦\(startLine.dropLast(2))⟧", "position-cells", "62 symbols; expected 65"),
    ("----------⟦é⟧" + startLine + " X", "position-symbol", "unknown symbol “é”"),
    (
      "------------------------------------⟦z⟧" + startLine, "position-symbol", "unknown symbol “z”"
    ),
    ("⟦0⟧-1" + startLine.dropFirst(3) + " X", "position-digit", "the digit “0” is ambiguous"),
    (startLine + " ⟦0⟧", "position-digit", "the digit “0” is ambiguous"),
    (startLine + " X ⟦12 black wins⟧ % a", "position-tail", "“12 black wins” next to the position"),
    (startLine + " X; ⟦D3:best;⟧", "position-tail", "“D3:best;” next to the position"),
    ("id;⟦\(startLine.dropLast(9))⟧;b;a;", "position-cells", "55 symbols; expected 65"),
    ("id;\(startLine);⟦c⟧;a;", "position-turn", "unknown side “c”"),
    // A truncated line is not a smaller board with a side right after it.
    ("id;⟦\(startLine.prefix(37))⟧", "position-cells", "37 symbols; expected 65"),
    ("⟦\(startLine.prefix(37))⟧", "position-cells", "37 symbols; expected 65"),
    (
      rows.dropLast() + "⟦⟧\n", "position-turn",
      "the side to move is missing; expected a line with X"
    ),
    (rows + "⟦y⟧", "position-tail", "“y” next to the board"),
    ("----\n-⟦z⟧x-\n-xo-\n----\nx", "position-symbol", "unknown symbol “z” in a row"),
    ("-⟦0⟧x-\n-x0-\n----\n----\nx", "position-digit", "the digit “0”"),
    ("----\n-ox-⟦--⟧\n-xo-\n----\nx", "row-length", "row 2 has 6 symbols; expected 4"),
    ("----\n-ox⟦⟧\n-xo-\n----\nx", "row-length", "row 2 has 3 symbols; expected 4"),
    ("⟦----\n-ox-\n-xo-⟧\nx", "board-size", "a board of 3 rows"),
    // The rows after the first one too many are ignored.
    (
      "⟦" + String(repeating: "----\n", count: 16) + "----⟧\n----\n----\nx", "board-size",
      "a board of more than 16 rows"
    ),
    ("⟦some words⟧", "position-cells", "no board; expected 64 squares"),
    ("⟦--------⟧\nx", "position-cells", "no board; expected 64 squares"),
  ]

  @Test(arguments: table)
  func `has its place`(example: (marked: String, rule: String, words: String)) throws {
    let text = MarkedText(example.marked)
    let parsed = BoardFormat().readAll(text.bytes)
    try #require(parsed.count == 1)
    let findings = parsed[0].findings.filter { $0.rule.name == example.rule }
    #expect(findings.map { $0.placedRule } == text.places.map { $0 + " " + example.rule })
    #expect(findings.map(\.place.length) == text.ranges.map(\.count))
    #expect(findings.first?.message.hasPrefix(example.words) == true, "\(findings)")
    #expect((parsed[0].reversi == nil) == parsed[0].hasErrors)
  }

  @Test func `names the programs that differ in their digits`() throws {
    let text = startLine.replacing("O", with: "0") + " X"
    let finding = try #require(BoardFormat().readAll(text)[0].findings.first)
    #expect(
      finding.message
        == "the digit “0” is ambiguous; 0 is a light disk in Zebra and a dark one in Egaroucid"
    )
    #expect(
      finding.help == "name the program that wrote it with --dialect zebra or --dialect egaroucid"
    )
    #expect(BoardFormat().dialects == ["zebra", "egaroucid"])
    let wrong = BoardFormat().readAll(
      Array((startLine.replacing("O", with: "1") + " X").utf8),
      ReadingOptions(dialect: "zebra")
    )
    #expect(wrong[0].placedRules == ["1:28 position-symbol"])
  }

  @Test func `folds the same problem of all rows`() {
    let rows = String(repeating: "-z-x?\n", count: 4) + "x"
    let finding = BoardFormat().readAll(rows)[0].findings.first
    #expect(BoardFormat().readAll(rows)[0].placedRules == ["1:2 position-symbol"])
    #expect(finding?.message.hasSuffix(", and 3 more like this") == true)
  }

  @Test func `folds the text next to a picture`() {
    let parsed = BoardFormat().readAll("one\ntwo\n" + Self.rows + "x\n")
    #expect(
      parsed[0].findings.map(\.message) == [
        "“one” and 1 more line are not read"
      ]
    )
    #expect(parsed[0].isWhole)
  }
}
