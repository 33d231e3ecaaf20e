@testable import GameRecords
@testable import RecordFormats
import TestSupport
import Testing

private func number(_ text: String) -> Double? {
  Array(text.utf8).withUnsafeBufferPointer { DecimalSpelling.number($0) }
}

@Suite struct `A decimal number is read` {
  @Test func `in every notation, only if it is one`() throws {
    let differences = try Answers.differences("texts/decimals") { row in
      number(row.text).map { "\($0)" } ?? "nothing"
    }
    #expect(differences == [])
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
