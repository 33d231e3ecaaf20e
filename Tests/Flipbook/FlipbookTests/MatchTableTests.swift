import Flipbook
@testable import RecordQueries
import TestSupport
import Testing

/// The table of records that match a query.
@Suite struct `The table of matches` {
  /// Rows with cells of all lengths, and more of them than decide about the columns.
  private static func rows(using generator: inout SeededGenerator) -> [MatchedRecord] {
    let words = ["Ada", "大森 太郎", "e\u{301}", "", "a very long name of a player", "Rose", "/"]
    func text() -> ColumnValue? {
      let count = Int.random(in: 0...4, using: &generator)
      guard count > 0 else { return nil }
      return .text(
        (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      )
    }
    return (0..<600).map { _ in
      var match = QueryMatch()
      match.ply = Bool.random(using: &generator) ? Int.random(in: 0...60, using: &generator) : nil
      let date = GameDate(year: 1985, month: 5, day: 1).map(ColumnValue.date)
      return MatchedRecord(
        [text(), text(), text(), date, text(), text(), text(), text(), .number(12)],
        match,
        nil
      )
    }
  }

  @Test(arguments: [1, 2, 8, 20, 30, 40, 60, 80, 120, 400])
  func `is never wider than the terminal`(width: Int) throws {
    var generator = SeededGenerator(seed: UInt64(width))
    for _ in 0..<Effort.count(2, all: 8) {
      let rows = Self.rows(using: &generator)
      var list = try MatchForm.text.list(of: [], width: width, usesColour: false, .standard)
      let bytes = list.add(rows) + list.end()
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      // The heading, the rows, and nothing after the last line end.
      #expect(lines.count == rows.count + 2)
      #expect(lines.allSatisfy { TerminalWidth.columns(of: $0) <= width })
    }
  }

  /// A file or a pipe gets every character.
  @Test func `has whole cells where nothing limits it`() throws {
    let name = ColumnValue.text(String(repeating: "a", count: 500))
    let short = MatchedRecord([.text("b")] + Array(repeating: nil, count: 8), QueryMatch(), nil)
    let long = MatchedRecord(Array(repeating: name, count: 9), QueryMatch(), nil)
    var list = try MatchForm.text.list(of: [], width: nil, usesColour: false, .standard)
    let bytes = list.add(Array(repeating: short, count: 600) + [long]) + list.end()
    let line = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last
    #expect(line?.contains(name.description + " – " + name.description) ?? false)
    #expect(line?.hasSuffix(name.description + ":" + name.description) ?? false)
  }
}
