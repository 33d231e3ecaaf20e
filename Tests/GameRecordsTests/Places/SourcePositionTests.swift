import GameRecords
import TestSupport
import Testing

@Suite struct `A source position` {
  static let table: [(String, Int, Int, Int)] = [
    ("", 0, 1, 1), ("a", 1, 1, 2), ("ab\n", 3, 2, 1), ("ab\nc", 4, 2, 2), ("\n\n\n", 3, 4, 1),
    // Files from old Macs have only carriage returns.
    ("ab\r", 3, 2, 1), ("ab\r\n", 4, 2, 1), ("ab\r\ncd\r\n", 8, 3, 1), ("a\rb\rc", 5, 3, 2),
    ("\r\r\n\n", 4, 4, 1), ("\n\r", 2, 3, 1), ("a\r\nb\rc\nd", 8, 4, 2),
    // Columns count scalars, whatever their length in bytes.
    ("é", 2, 1, 2), ("大森\n太郎", 13, 2, 3), ("e\u{301}", 3, 1, 3), ("🎎", 4, 1, 2),
    ("\u{2028}", 3, 1, 2), ("\u{85}", 2, 1, 2),
  ]

  @Test(arguments: table)
  func `is after a text`(text: String, offset: Int, line: Int, column: Int) {
    var position = SourcePosition.start
    position.advance(over: Array(text.utf8)[...])
    #expect(position == SourcePosition(offset: offset, line: line, column: column))
  }

  @Test(arguments: [
    ("", 1), ("a", 2), ("ab\nc", 2), ("é", 3), ("大森\n太郎", 7), ("\t🎎", 6), ("e\u{301}x", 5),
    ("é\r\n", 1),
  ])
  func `knows its column in bytes`(text: String, byteColumn: Int) {
    for cut in 0...text.utf8.count {
      var position = SourcePosition.start
      position.advance(over: Array(text.utf8)[..<cut])
      position.advance(over: Array(text.utf8)[cut...])
      #expect(position.byteColumn == byteColumn)
    }
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
