import GameRecords
import PuzzleGame
import PuzzleRules
import TestSupport
import Testing

@Suite struct `Layouts and moves` {
  private func write(_ records: PuzzleRecord...) throws -> String {
    String(decoding: try PuzzleTextFormat().write(records, .collection), as: UTF8.self)
  }

  private func record(
    _ rows: String,
    _ slides: [UInt8] = [],
    goal: PuzzleGoal = .openLast,
    comment: String? = nil
  ) -> PuzzleRecord {
    var record = PuzzleRecord(start: layout(rows), goal: goal, slides: slides)
    record.comment = comment
    return record
  }

  @Test func `are written as rows and letters`() throws {
    #expect(
      try write(
        record(
          "1 2 3 4/5 6 7 8/0 9 10 12/13 14 11 15",
          [9, 10, 11, 15],
          comment: "First\n\nof two"
        ),
        record("1 2/3 0")
      ) == """
        # First
        #
        # of two
         1  2  3  4
         5  6  7  8
         0  9 10 12
        13 14 11 15
        L2 U L

        1 2
        3 0

        """
    )
  }

  @Test func `are labelled only if they would be read differently`() throws {
    #expect(try write(record("1 2 3/4 0 5/6 7 8", [4])) == "1 2 3\n4 0 5\n6 7 8\npanel: R\n")
    #expect(try write(record("1 2 3/4 5 6/7 0 8", [7])) == "1 2 3\n4 5 6\n7 0 8\npanel: R\n")
    #expect(try write(record("1 2 3/4 5 6/7 0 8", [8])) == "1 2 3\n4 5 6\n7 0 8\nL\n")
  }

  @Test func `are wrapped`() throws {
    let turns: [UInt8] = [1, 2, 3]
    let slides = (0..<200).map { turns[$0 % 3] }
    let text = try write(record("1 2/0 3", slides))
    let lines = text.split(separator: "\n").dropFirst(2)
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.utf8.count <= 80 })
    #expect(lines.dropLast().allSatisfy { $0.utf8.count >= 78 })
    #expect(PuzzleTextFormat().readAll(text).map(\.puzzle?.slides) == [slides])
  }

  @Test(arguments: ["1 1/2 0", "1 2/3 4", "9 9/9 9", "0 1 2 3/4 5 3 7/8 8 8 8/0 0 0 0"])
  func `are written even if they are no puzzle`(rows: String) throws {
    let record = record(rows)
    let text = try write(record, record)
    #expect(PuzzleTextFormat().readAll(text).map(\.puzzle) == [record, record])
  }

  @Test func `cannot be written if there are no directions`() {
    #expect(throws: WritingError.self) { try write(record("1 2/3 0", [1])) }
    #expect(throws: WritingError.self) { try write(record("1 1/3 0", [1])) }
    var short = record("1 2/3 0")
    short.start = PanelLayout(size: puzzleSize(2, 2), numbers: [1, 2, 0])
    #expect(throws: WritingError.self) { try write(short) }
    #expect(throws: WritingError.self) {
      try PuzzleTextFormat().write([ReversiRecord()], .single)
    }
  }

  @Test func `lose what the format does not store`() throws {
    let records = [
      `The record of a puzzle`.full, record("1 2/0 3", goal: .openFirst), record("0 1/2 3"),
      record("0 1/2 3", goal: .openFirst), record("1 0/2 3", [1]),
    ]
    let written = try PuzzleTextFormat().write(records, WritingOptions(.collection))
    #expect(
      written.losses.map { $0.map(\.fact) } == [
        [
          .id, .event, .site, .round, .date, .names, .goal, .times, .comments, .counts, .ending,
          .tags,
        ],
        [.goal], [.goal], [], [.goal],
      ]
    )
    #expect(PuzzleTextFormat().readAll(written.bytes).map(\.puzzle) == written.fitted)
  }

  @Test(
    arguments: [
      ("a\r\nb", "a\nb", [.replaced]), ("a \n\tb\t", "a\n\tb", [.replaced]), ("  a", "  a", []),
      ("\n\na\n", "\n\na\n", []), (" ", nil, [.dropped]), ("panel: R\n1 2", "panel: R\n1 2", []),
      ("# a\n; b\né\u{2028}", "# a\n; b\né\u{2028}", []),
    ] as [(String, String?, [Loss.Change])]
  )
  func `have comments`(comment: String, read: String?, changes: [Loss.Change]) throws {
    let record = record("1 2/3 0", comment: comment)
    let written = try PuzzleTextFormat().write([record, record], WritingOptions(.collection))
    #expect(written.losses == [changes, changes].map { $0.map { Loss(.comment, $0) } })
    let parsed = PuzzleTextFormat().readAll(written.bytes)
    #expect(parsed.map(\.puzzle?.comment) == [read, read])
    #expect(parsed.flatMap(\.findings).isEmpty)
  }

  @Test(arguments: ["a", "é", "a\n"]) func `have comments of limited length`(part: String) throws {
    let comment = String(repeating: part, count: Limits.textBytes)
    let long = record("1 2/3 0", comment: comment)
    let written = try PuzzleTextFormat().write([long], WritingOptions(.collection))
    #expect(written.losses == [[Loss(.comment, .shortened)]])
    let parsed = PuzzleTextFormat().readAll(written.bytes)
    #expect(parsed.map(\.puzzle) == written.fitted)
    #expect(parsed.flatMap(\.findings).isEmpty)
  }
}
