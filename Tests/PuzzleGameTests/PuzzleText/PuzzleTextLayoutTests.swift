import GameRecords
import PuzzleGame
import PuzzleRules
import TestSupport
import Testing

@Suite struct `A layout as text` {
  struct Case: CustomTestStringConvertible {
    let text: String
    let rows: String
    var testDescription: String { text }

    init(_ text: String, _ rows: String) {
      self.text = text
      self.rows = rows
    }
  }

  static let eight = "1 2 3/4 0 5/6 7 8"

  static let forms: [Case] = [
    Case("1 2 3\n4 0 5\n6 7 8\n", eight),
    Case("1 2 3\r\n4 0 5\r\n6 7 8\r\n", eight),
    Case("1 2 3\r4 0 5\r6 7 8", eight),
    Case("  1   2 3  \n4 0\t5\n 6 7 8", eight),
    Case("1\t2\t3\n4\t0\t5\n6\t7\t8", eight),
    Case("1,2,3\n4,0,5\n6,7,8", eight),
    Case("1, 2, 3,\n4, 0, 5,\n6, 7, 8\n", eight),
    Case("01 02 03\n04 00 05\n06 07 08", eight),
    Case("\u{FEFF}1 2 3\n4 0 5\n6 7 8", eight),
    // On one line.
    Case("1 2 3 4 0 5 6 7 8", eight),
    Case("1,2,3,4,0,5,6,7,8", eight),
    Case("1 2 3/4 0 5/6 7 8", eight),
    Case("1 2 3 / 4 x 5 / 6 7 8 /", eight),
    Case("1,2,3/4,,5/6,7,8", eight),
    Case("1,2,3,4,,5,6,7,8", eight),
    Case("1 2/3 4/5 0", "1 2/3 4/5 0"),
    Case("1 2/3", "1 2/3 0"),
    Case(",1,2,3", "0 1/2 3"),
    // The open cell left out.
    Case("1 2 3\n4   5\n6 7 8", eight),
    Case("1\t2\t3\n4\t\t5\n6\t7\t8", eight),
    Case("1,2,3\n4,,5\n6,7,8", eight),
    Case("  2 3\n4 1 5\n6 7 8", "0 2 3/4 1 5/6 7 8"),
    Case("\t2\t3\n4\t1\t5\n6\t7\t8", "0 2 3/4 1 5/6 7 8"),
    Case(",2,3\n4,1,5\n6,7,8", "0 2 3/4 1 5/6 7 8"),
    Case("1 2\n4 3 5\n6 7 8", "1 2 0/4 3 5/6 7 8"),
    Case("1 2 3\n4 5 6\n7 8", "1 2 3/4 5 6/7 8 0"),
    Case("1 2 3\n4 5 6\n7 8\t", "1 2 3/4 5 6/7 8 0"),
    Case("1 2 3\n4 5 6\n  7 8", "1 2 3/4 5 6/0 7 8"),
    Case(
      " 1  2  3  4\n 5  6  7  8\n 9    10 11\n13 14 15 12",
      "1 2 3 4/5 6 7 8/9 0 10 11/13 14 15 12"
    ),
    Case(
      "1  2  3  4\n5  6  7  8\n9     10 11\n13 14 15 12",
      "1 2 3 4/5 6 7 8/9 0 10 11/13 14 15 12"
    ),
    // Not a puzzle, which is for the checks to report.
    Case("1 1\n1 9", "1 1/1 9"),
    Case("1 2\n3 4", "1 2/3 4"),
  ]

  @Test(arguments: forms) func `is read in every form`(test: Case) throws {
    let parsed = PuzzleTextFormat().readAll(test.text).filter(\.isRecord)
    #expect(parsed.map(\.puzzle?.start) == [layout(test.rows)])
    #expect(parsed.flatMap(\.findings).isEmpty)
  }

  @Test(arguments: forms.filter { $0.text.contains("\n") && layout($0.rows).problems.isEmpty })
  func `may have comments between its rows`(test: Case) {
    let rows = test.text.split(separator: "\n", omittingEmptySubsequences: false)
    for index in rows.indices.dropFirst() where !rows[index].isEmpty {
      let text =
        rows[..<index].map { $0 + "\n" }.joined() + "# a\n ; b\n"
        + rows[index...].joined(separator: "\n")
      for blockSize in [1 << 16, 1, 3] {
        let parsed = PuzzleTextFormat().readAll(text, blockSize: blockSize).filter(\.isRecord)
        #expect(parsed.map(\.puzzle?.start) == [layout(test.rows)])
        #expect(parsed.map(\.puzzle?.comment) == ["a\nb"])
        #expect(parsed.flatMap(\.findings).isEmpty)
      }
    }
  }

  @Test(arguments: ["0", "00", "x", "X", "_", "__", ".", "-", "--", "xx"])
  func `is read with every sign for the open cell`(sign: String) {
    for text in ["1 2 3\n4 \(sign) 5\n6 7 8", "1 2 3/4 \(sign) 5/6 7 8", "1 2 3 4 \(sign) 5 6 7 8"]
    {
      let parsed = PuzzleTextFormat().readAll(text)
      #expect(parsed.map(\.puzzle?.start) == [layout(Self.eight)])
      #expect(parsed.flatMap(\.findings).isEmpty)
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
