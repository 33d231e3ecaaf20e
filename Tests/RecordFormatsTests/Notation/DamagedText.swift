import GameRecords
import TestSupport
import Testing

/// Reads damaged bytes, and expects a record or an error for each part, whatever the block size.
func expectAnswer(_ bytes: [UInt8], of format: some RecordFormat, _ what: String) {
  let parsed = format.readAll(bytes)
  if parsed.isEmpty { Issue.record("\(what): no result") }
  for parsed in parsed {
    if parsed.isRecord, parsed.record == nil, !parsed.hasErrors {
      Issue.record("\(what): neither record nor error")
    }
    if let record = parsed.record, record.origin?.moves.count != record.moves.count {
      Issue.record("\(what): moves without a place")
    }
    for finding in parsed.findings {
      let end = (finding.place.start?.offset ?? -1) + finding.place.length
      if !(0...bytes.count).contains(end) { Issue.record("\(what): outside") }
    }
  }
  let other = format.readAll(bytes, blockSize: 1)
  if other.map(\.record) != parsed.map(\.record)
    || other.map(\.placedRules) != parsed.map(\.placedRules)
  {
    Issue.record("\(what): depends on the blocks")
  }
}

/// Damages a text at every place, and reads it.
func expectAnswers(whereverIsDamaged text: String, of format: some RecordFormat) {
  let bytes = Array(text.utf8)
  for length in bytes.indices {
    expectAnswer(Array(bytes.prefix(length)), of: format, "first \(length)")
  }
  let values: [UInt8] = [
    0, 0x0A, 0x0D, 0x20, 0x22, 0x23, 0x28, 0x2D, 0x31, 0x3A, 0x40, 0x5B, 0x61, 0x7D, 0x80, 0xEF,
    0xFF,
  ]
  for index in bytes.indices {
    for value in values {
      var damaged = bytes
      damaged[index] = value
      expectAnswer(damaged, of: format, "\(value) at \(index)")
      damaged.insert(value, at: index)
      expectAnswer(damaged, of: format, "\(value) twice at \(index)")
    }
  }
}

/// Reads random texts of the given bytes.
func expectAnswers(toNoiseOf alphabet: [UInt8], of format: some RecordFormat) {
  var generator = SeededGenerator(seed: 1)
  for round in 0..<1_000 {
    let count = Int.random(in: 0...60, using: &generator)
    let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
    expectAnswer(bytes, of: format, "round \(round)")
  }
}
