import GameRecords
import Games
import PuzzleRules
import TestSupport
import Testing

@Suite struct `A layout as text` {
  static let forms = [
    "1 2 3\n4 0 5\n6 7 8\n",
    "1 2 3\r\n4 0 5\r\n6 7 8\r\n",
    "1 2 3\r4 0 5\r6 7 8",
    "1, 2, 3,\n4, 0, 5,\n6, 7, 8\n",
    "\u{FEFF}1 2 3\n4 0 5\n6 7 8",
    "1 2 3\n4   5\n6 7 8",
    "1\t2\t3\n4\t\t5\n6\t7\t8",
    "1,2,3\n4,,5\n6,7,8",
    "  2 3\n4 1 5\n6 7 8",
    "1 2\n4 3 5\n6 7 8",
    "1 2 3\n4 5 6\n7 8\t",
    " 1  2  3  4\n 5  6  7  8\n 9    10 11\n13 14 15 12",
  ]

  @Test(arguments: forms) func `may have comments between its rows`(form: String) {
    let start = PuzzleTextFormat().readAll(form).first(where: \.isRecord)?.puzzle?.start
    let rows = form.split(separator: "\n", omittingEmptySubsequences: false)
    for index in rows.indices.dropFirst() where !rows[index].isEmpty {
      let text =
        rows[..<index].map { $0 + "\n" }.joined() + "# a\n ; b\n"
        + rows[index...].joined(separator: "\n")
      for blockSize in [1 << 16, 1, 3] {
        let parsed = PuzzleTextFormat().readAll(text, blockSize: blockSize).filter(\.isRecord)
        #expect(parsed.map(\.puzzle?.start) == [start])
        #expect(parsed.map(\.puzzle?.comment) == ["a\nb"])
        #expect(parsed.flatMap(\.findings).isEmpty)
      }
    }
  }

  @Test(arguments: allSizes) func `is read on one line at every size`(size: PuzzleSize) {
    let numbers = PuzzleGoal.openLast.layout(size: size).numbers.map(String.init)
    let rows = stride(from: 0, to: numbers.count, by: size.columns).map {
      numbers[$0..<$0 + size.columns].joined(separator: " ")
    }
    var texts = [rows.joined(separator: "/"), rows.joined(separator: "\n")]
    if size.columns == size.rows { texts.append(numbers.joined(separator: " ")) }
    for text in texts {
      let parsed = PuzzleTextFormat().readAll(text)
      #expect(parsed.map(\.puzzle?.start.size) == [size])
      #expect(parsed.map(\.puzzle?.start.problems) == [[]])
    }
  }

  @Test func `remembers where its rows are`() throws {
    let text = MarkedText("# c\n⟦⟦1 2 3⟧\n⟦4 x 5⟧\n⟦6 7 8⟧⟧\n")
    let origin = try #require(PuzzleTextFormat().readAll(text.bytes).first?.puzzle?.origin)
    let parts: [RecordPart] = [.start, .row(1), .row(2), .row(3)]
    let ranges = parts.map { origin.range(of: $0)?.bytes }
    #expect(Set(ranges) == Set(text.ranges))
    let line = MarkedText("⟦1 2 3⟧ ⟦4 0 5⟧ ⟦6 7 8⟧")
    let other = try #require(PuzzleTextFormat().readAll(line.bytes).first?.puzzle?.origin)
    #expect(parts.dropFirst().map { other.range(of: $0)?.bytes } == line.ranges)
  }
}
