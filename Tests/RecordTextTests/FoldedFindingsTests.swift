import GameRecords
import TestSupport
import Testing

@testable import RecordText

@Suite struct `Findings of one rule in a record` {
  private static let rule = Rule(test: "folded")

  private static func source(_ start: Int) -> SourceText {
    var position = SourcePosition.start
    position.offset = start
    return SourceText(name: "test", bytes: Array("abcdefgh".utf8)[...], start: position)
  }

  private static func findings(_ repairs: [Repair?]) -> [Finding] {
    var findings = FoldedFindings(in: source(100))
    for (index, repair) in repairs.enumerated() {
      findings.add(rule, "no. \(index)", at: index % 8..<index % 8, repair: repair)
    }
    return findings.findings
  }

  @Test func `are told once for each way of mending them`() {
    let safe = Repair.replace(1..<2, with: [1])
    let guess = Repair.replace(2..<3, with: [2], isSafe: false)
    let found = Self.findings([nil, safe, guess, nil, safe, nil])
    #expect(
      found.map(\.message) == [
        "no. 0, and 2 more of the kind", "no. 1, and 1 more of the kind", "no. 2",
      ]
    )
    let edit = Edit(101..<102, [1])
    #expect(
      found.map(\.repair) == [
        nil, .edits([edit, edit]), .replace(102..<103, with: [2], isSafe: false),
      ]
    )
  }

  @Test func `have no repair where it would be endless`() {
    let repair = Repair.replace(0..<1, with: [])
    #expect(Self.findings(Array(repeating: repair, count: Repair.mostEdits))[0].repair != nil)
    let found = Self.findings(Array(repeating: repair, count: Repair.mostEdits + 2))
    #expect(found.map(\.repair) == [nil])
    #expect(found[0].message == "no. 0, and \(Repair.mostEdits + 1) more of the kind")
  }
}
