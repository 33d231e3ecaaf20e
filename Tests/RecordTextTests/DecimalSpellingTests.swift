import GameRecords
import TestSupport
import Testing

@testable import RecordText

private func number(_ text: String) -> Double? {
  Array(text.utf8).withUnsafeBufferPointer { DecimalSpelling.number($0) }
}

@Suite struct `A decimal number is read` {
  @Test(arguments: [
    ("0", 0), ("12", 12), ("-18.40", -18.4), ("+6.000", 6), (".5", 0.5), ("5.", 5), ("0.01", 0.01),
    ("1e-05", 1e-05), ("1E+20", 1e20), ("-1.5e3", -1500), ("00012", 12),
    ("123456789012345678901234567890", 123456789012345677877719597056),
    ("0.1000000000000000055511151231257827", 0.1),
  ])
  func `in every notation`(text: String, value: Double) {
    #expect(number(text) == value)
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "e5", "1e", "1e+", "1.5.5", "1,5", " 1", "1 ", "--1", "nan", "inf",
    "0x10", "1e999", "१",
  ])
  func `only if it is one`(text: String) {
    #expect(number(text) == nil)
  }

  @Test func `of at most a thousand characters`() {
    #expect(number(String(repeating: "0", count: 999) + "1") == 1)
    #expect(number(String(repeating: "0", count: 1_000) + "1") == nil)
  }

  @Test func `exactly as it was written`() {
    var generator = SeededGenerator(seed: 1)
    for round in 0..<20_000 {
      let value =
        round.isMultiple(of: 2)
        ? Double(bitPattern: generator.next())
        : (Double.random(in: -1e6...1e6, using: &generator) * 100).rounded() / 100
      guard value.isFinite else { continue }
      if number(NumberText.text(of: value)) != value { Issue.record("\(value)") }
    }
  }
}
