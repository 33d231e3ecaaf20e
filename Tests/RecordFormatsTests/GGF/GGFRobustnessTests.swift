import GameRecords
import RecordFormats
import TestSupport
import Testing

@Suite struct `A damaged GGF file` {
  private static let text = """
    1 (;GM[Othello]PC[é]DT[2024-01-02 10:00:00 GMT]PB[A]RW[7.5]TY[s4r]RE[+6:r]\
    BO[4 ---- -O*- -*O- ---- *]B[a2/1.5/2]W[PA]B[d3//1];)
    (;GM[Othello]PB[last]BO[4 ---- -O*- -*O- ---- *];)

    """

  /// Reads bytes, which must give a record or an error.
  private func expectRecordOrError(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    let parsed = GGFFormat().readAll(bytes)
    if parsed.isEmpty { Issue.record("\(what()): nothing is read") }
    for part in parsed {
      if part.isRecord, part.record == nil, !part.hasErrors {
        Issue.record("\(what()): neither record nor error")
      }
      for finding in part.findings {
        let end = (finding.place.start?.offset ?? -1) + finding.place.length
        if !(0...bytes.count).contains(end) {
          Issue.record("\(what()): \(finding.placedRule) is outside of the input")
        }
      }
    }
  }

  @Test func `gives a record or an error wherever it is cut off`() {
    let bytes = Array(Self.text.utf8)
    for length in bytes.indices {
      expectRecordOrError(Array(bytes.prefix(length)), "first \(length) bytes")
    }
  }

  @Test func `gives a record or an error whichever byte is wrong, and its last game is found`() {
    let bytes = Array(Self.text.utf8)
    let values: [UInt8] = Array("[]();/\nB".utf8) + [0x00, 0x80, 0xFF]
    let last = bytes.count / 2
    for index in bytes.indices {
      for value in values {
        var damaged = bytes
        damaged[index] = value
        expectRecordOrError(damaged, "\(value) at \(index)")
        if index < last {
          let names = GGFFormat().readAll(damaged).compactMap(\.record?.players.dark.name)
          if names.last != "last" { Issue.record("\(value) at \(index) hides the last game") }
        }
        damaged.insert(value, at: index)
        expectRecordOrError(damaged, "\(value) twice at \(index)")
      }
    }
  }

  @Test func `gives a record or an error even if it is only noise`() {
    var generator = SeededGenerator(seed: 1)
    let words = [
      "(;", ";)", "GM[Othello]", "BO[4 ---- -O*- -*O- ---- *]", "B[", "W[", "]", "[", "a2", "/",
      "1",
      "\n", "PB[", "TY[8r]", "é", "PASS", "RE[", "DT[", "2024", ";", "(", " ",
    ]
    for round in 0..<1_000 {
      let count = Int.random(in: 0...30, using: &generator)
      let text = (0..<count).compactMap { _ in words.randomElement(using: &generator) }.joined()
      expectRecordOrError(Array(text.utf8), "round \(round)")
    }
  }
}
