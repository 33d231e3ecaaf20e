import GameRecords
import TestSupport
import Testing

@Suite struct `A source position` {
  @Test func `is after a text, in lines of any system and columns of scalars`() throws {
    let differences = try Answers.differences("records/positions") { row in
      let bytes = Array(row.text.utf8)
      let ends = (0...bytes.count).map { cut in
        var position = SourcePosition.start
        position.advance(over: bytes[..<cut])
        position.advance(over: bytes[cut...])
        return position
      }
      #expect(ends.allSatisfy { $0 == ends[0] && $0.byteColumn == ends[0].byteColumn })
      return "offset \(ends[0].offset), line \(ends[0].line), column \(ends[0].column), "
        + "byte column \(ends[0].byteColumn)"
    }
    #expect(differences == [])
  }

  @Test func `marks both ends of a place`() {
    let text = SourceText(name: "games", bytes: Array("大森 太郎\nab".utf8)[...])
    let place = text.place(of: 7..<15)
    #expect(place.start == SourcePosition(offset: 7, line: 1, column: 4))
    #expect(place.start?.byteColumn == 8)
    #expect(place.end == SourcePosition(offset: 15, line: 2, column: 2))
    #expect(text.place(of: 3..<3).end == text.place(of: 3..<3).start)
  }

  @Test func `counts invalid UTF-8 by its leading bytes`() {
    var position = SourcePosition.start
    position.advance(over: [0xFF, 0xC3, 0x41, 0xE2, 0x82])
    #expect(position == SourcePosition(offset: 5, line: 1, column: 5))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `is the same whether it advances at once or in two pieces`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [[0x61], [0x0A], [0x0D], Array("é".utf8), Array("大".utf8), [0xFF]]
    let bytes = (0..<20).flatMap { _ in pieces.randomElement(using: &generator) ?? [] }
    let start = SourcePosition(offset: 100, line: 7, column: 3)
    var atOnce = start
    atOnce.advance(over: bytes[...])
    for cut in bytes.indices {
      var position = start
      position.advance(over: bytes[..<cut])
      position.advance(over: bytes[cut...])
      #expect(position == atOnce)
    }
  }

  @Test func `has no line in a binary input, whatever the bytes`() {
    var position = SourcePosition.binaryStart
    #expect(position.isBinary && !SourcePosition.start.isBinary)
    position.advance(over: [0x0A, 0x41, 0xC3, 0x0A])
    #expect(position == SourcePosition(offset: 4, line: 0, column: 0))
    #expect(position.isBinary)
    let text = SourceText(name: "games", bytes: [1, 0x0A, 3], start: position)
    #expect(text.position(at: 2) == SourcePosition(offset: 6, line: 0, column: 0))
  }

  @Test func `is computed by a text for its own bytes`() {
    let bytes = Array("..ab\ncd..".utf8)[2..<7]
    let text = SourceText(
      name: "games",
      bytes: bytes,
      start: SourcePosition(offset: 40, line: 5, column: 9)
    )
    #expect(text.position(at: 0) == SourcePosition(offset: 40, line: 5, column: 9))
    #expect(text.position(at: 2) == SourcePosition(offset: 42, line: 5, column: 11))
    #expect(text.position(at: 3) == SourcePosition(offset: 43, line: 6, column: 1))
    #expect(text.position(at: 99) == SourcePosition(offset: 45, line: 6, column: 3))

    let place = text.place(of: 4..<99)
    #expect(place.source == "games")
    #expect(place.start == SourcePosition(offset: 44, line: 6, column: 2))
    #expect(place.length == 1)
    #expect(place.excerpt?.text == "cd")
  }
}
