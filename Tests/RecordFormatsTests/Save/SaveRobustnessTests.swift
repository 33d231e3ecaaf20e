import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A damaged save` {
  /// Saves of several shapes.
  private static let saves = [
    newGame, "\u{FEFF}o10\r\n" + newGame.dropFirst(4).replacing("\n", with: "\r\n"),
    "10\n" + newGame.dropFirst(4), "-11 tail\n\n----\n-ox-\n-xo-\n----",
  ]

  /// Reads bytes, which must give one record, or errors, or both.
  private func expectAnswer(_ bytes: [UInt8], _ what: String) {
    let parsed = SaveFormat().readAll(bytes)
    guard parsed.count == 1 else {
      Issue.record("\(what): \(parsed.count) records")
      return
    }
    let hasError = parsed[0].findings.contains { $0.severity == .error }
    if parsed[0].record == nil, !hasError { Issue.record("\(what): neither record nor error") }
    for finding in parsed[0].findings {
      let end = (finding.place.start?.offset ?? -1) + finding.place.length
      if !(0...bytes.count).contains(end) {
        Issue.record("\(what): \(finding.placedRule) is outside of the bytes")
      }
    }
  }

  @Test(arguments: saves)
  func `gives a record or errors wherever it is cut off`(save: String) {
    let bytes = Array(save.utf8)
    for length in bytes.indices {
      expectAnswer(Array(bytes.prefix(length)), "first \(length) bytes")
    }
  }

  @Test(arguments: saves)
  func `gives a record or errors whichever byte is wrong`(save: String) {
    let bytes = Array(save.utf8)
    let values: [UInt8] = [0x00, 0x0A, 0x0D, 0x2D, 0x30, 0x31, 0x58, 0x78, 0x80, 0xC3, 0xE5, 0xFF]
    for index in bytes.indices {
      for value in values {
        var damaged = bytes
        damaged[index] = value
        expectAnswer(damaged, "\(value) at \(index)")
        damaged.insert(value, at: index)
        expectAnswer(damaged, "\(value) twice at \(index)")
      }
    }
  }

  @Test func `gives a record or errors even if it is only noise`() {
    var generator = SeededGenerator(seed: 1)
    let alphabet: [UInt8] = Array("xo-01\n\n\r".utf8) + [0xFF, 0xCC, 0x81]
    for round in 0..<2_000 {
      let count = Int.random(in: 0...120, using: &generator)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
      expectAnswer(bytes, "round \(round)")
    }
  }
}
