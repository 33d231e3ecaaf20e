import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

@Suite struct `The board format writes` {
  private static let format = BoardFormat(besides: [TranscriptFormat(), EdaxFENFormat()])

  private func text(_ records: [ReversiRecord]) throws -> String {
    String(decoding: try Self.format.write(records, .collection), as: UTF8.self)
  }

  @Test func `a line as Edax does`() throws {
    #expect(try text([ReversiRecord()]) == startLine + " X\n")
    let light = Position(board: .initial(), turn: .light)
    let over = Position(board: .initial(), turn: nil)
    let records = [ReversiRecord(start: light, comment: "why; %"), ReversiRecord(start: over)]
    #expect(try text(records) == "\(startLine) O % why; %\n\(startLine) -\n")
  }

  @Test func `a line as in gpdb if there is an identifier`() throws {
    let squares = "...........................wb......bw..........................."
    #expect(try text([ReversiRecord(id: "a 1")]) == "a 1;\(squares);b;;\n")
    let over = Position(board: .initial(), turn: nil)
    #expect(
      try text([ReversiRecord(id: "a", start: over, comment: "b;")]) == "a;\(squares);-;b;;\n"
    )
  }

  @Test func `rectangles as pictures`() throws {
    let size = try #require(BoardSize(width: 4, height: 6))
    let record = ReversiRecord(start: .initial(size: size), comment: "tall")
    let picture = "----\n----\n-OX-\n-XO-\n----\n----\nX\n% tall\n\n"
    #expect(try text([record, record, ReversiRecord()]) == picture + picture + startLine + " X\n")
  }

  static let ids: [(id: String, height: Int, expected: String?, changes: [Loss.Change])] = [
    ("a", 8, "a", []), ("a;b", 8, "a,b", [.replaced]), ("a\nb", 8, "a b", [.replaced]),
    ("", 8, nil, [.dropped]), ("#1", 8, nil, [.dropped]), ("%", 8, nil, [.dropped]),
    ("[1]", 8, nil, [.dropped]), ("BO[1]", 8, nil, [.dropped]), ("\u{FEFF}1", 8, nil, [.dropped]),
    (startLine + " X", 8, nil, [.dropped]), (startLine, 8, startLine, []),
    ("{a", 8, nil, [.dropped]), ("<game", 8, nil, [.dropped]), ("f5d6c3d3", 8, nil, [.dropped]),
    ("8/8/8/3pP3/3Pp3/8/8/8 b", 8, nil, [.dropped]), ("f5", 8, "f5", []), ("(", 8, "(", []),
    ("a", 6, nil, [.dropped]),
  ]

  @Test(arguments: ids)
  func `only identifiers that a line can begin with`(
    id: String,
    height: Int,
    expected: String?,
    changes: [Loss.Change]
  ) throws {
    let size = try #require(BoardSize(width: 8, height: height))
    let record = ReversiRecord(id: id, start: .initial(size: size))
    let result = try Self.format.write([record], WritingOptions(.single))
    #expect(result.losses[0].map(\.change) == changes)
    #expect(result.losses[0].allSatisfy { $0.fact == .id })
    let parsed = Self.format.readAll(result.bytes)
    #expect(parsed.map(\.reversi?.id) == [expected])
    #expect(parsed.map(\.reversi) == result.fitted)
    #expect(parsed.flatMap(\.findings).isEmpty)
  }
}
