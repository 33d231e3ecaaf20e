import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A damaged PGN file` {
  static let games = [
    "[Event \"a \\\"b\"]\n[Date \"1977.??.??\"]\n\n1. f5! $3 (d3 {x} (c4)) d6 39-25\n\n[Event \"c\"]\n1. f5",
    "\u{FEFF}[FEN \"8/8/8/3pP3/3Pp3/8/8/8 w\"]\r\n%x\r\n1... f4 {[%eval 1] [%emt 0:1] y} ;z\r\n-- P@f4 a1a1 *",
  ]

  /// Reads bytes, each record of which must be there or have an error.
  private func expectAnswer(_ bytes: [UInt8], _ what: String) {
    let parsed = PGNFormat().readAll(bytes)
    if parsed.isEmpty { Issue.record("\(what): no answer") }
    for parsed in parsed {
      if parsed.isRecord, parsed.record == nil, !parsed.hasErrors {
        Issue.record("\(what): neither record nor error")
      }
      if let record = parsed.record, record.origin?.moves.count != record.moves.count {
        Issue.record("\(what): moves without a place")
      }
      for diagnostic in parsed.diagnostics {
        let end = (diagnostic.place.start?.offset ?? -1) + diagnostic.place.length
        if !(0...bytes.count).contains(end) { Issue.record("\(what): outside") }
      }
    }
    let other = PGNFormat().readAll(bytes, blockSize: 1)
    if other.map(\.record) != parsed.map(\.record)
      || other.map(\.findings) != parsed.map(\.findings)
    {
      Issue.record("\(what): depends on the blocks")
    }
  }

  @Test(arguments: games)
  func `is answered wherever it is cut off`(text: String) {
    let bytes = Array(text.utf8)
    for length in bytes.indices { expectAnswer(Array(bytes.prefix(length)), "first \(length)") }
  }

  @Test(arguments: games)
  func `is answered whichever byte is wrong`(text: String) {
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      for value in [0, 0x0A, 0x0D, 0x20, 0x23, 0x2D, 0x31, 0x3A, 0x40, 0x61, 0x80, 0xEF, 0xFF]
        as [UInt8]
      {
        var damaged = bytes
        damaged[index] = value
        expectAnswer(damaged, "\(value) at \(index)")
        damaged.insert(value, at: index)
        expectAnswer(damaged, "\(value) twice at \(index)")
      }
    }
  }

  @Test func `is answered even if it is only noise`() {
    var generator = SeededGenerator(seed: 1)
    let alphabet: [UInt8] = Array("[Event \"\"]f5d6 (){};$!*\n\r%.-10".utf8) + [0xE9]
    for round in 0..<3_000 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
      expectAnswer(bytes, "round \(round)")
    }
  }
}
