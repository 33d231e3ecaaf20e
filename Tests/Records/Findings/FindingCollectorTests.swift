import GameRecords
import TestSupport
import Testing

@Suite struct `A collector of findings` {
  private static let rule = Rule(test: "collected")

  private static let source: SourceText = {
    var position = SourcePosition.start
    position.offset = 100
    return SourceText(name: "test", bytes: Array("abcdefgh".utf8)[...], start: position)
  }()

  private static func findings(_ repairs: [Repair?], keeping limit: Int = 1) -> [Finding] {
    var collector = FindingCollector<FindingDraft>(keeping: limit)
    for (index, repair) in repairs.enumerated() {
      collector.add(rule, "no. \(index)", at: index % 8..<index % 8, repair: repair)
    }
    return collector.findings(in: source)
  }

  @Test func `keeps the first ones of each rule and counts the others`() {
    var collector = FindingCollector<Finding>()
    func add(_ rule: Rule, _ message: String) {
      collector.add(rule) { Finding(rule, message, at: Place(source: "test")) }
    }
    for number in 1...50 {
      for rule in [Rule.encoding, .tooMany] { add(rule, "\(rule.name) \(number)") }
    }
    add(.boardSize, "one")
    #expect(collector.total == 101)
    let findings = collector.findings
    #expect(findings.count == 41)
    #expect(findings.filter { $0.message.contains("more") } == Array(findings[38...39]))
    #expect(findings[38].message == "encoding 20, and 30 more like this")
    #expect(findings[40].message == "one")
  }

  @Test func `can keep fewer of a rule, and counts only if some are left out`() {
    var collector = FindingCollector<FindingDraft>()
    for limit in [1, 1, 2, 1] {
      collector.add(.encoding, keeping: limit) { FindingDraft(.encoding, "a", at: 0..<1) }
    }
    collector.add(.tooMany, "b", at: 0..<1)
    #expect(collector.total == 5)
    #expect(
      collector.findings(in: Self.source).map(\.message) == [
        "a", "a, and 2 more like this", "b",
      ]
    )
  }

  @Test func `counts findings with different repairs separately`() {
    let found = Self.findings([nil, .rewriting, .guessing, nil, .rewriting, nil])
    #expect(
      found.map(\.message) == [
        "no. 0, and 2 more like this", "no. 1, and 1 more like this", "no. 2",
      ]
    )
    #expect(found.map(\.repair) == [nil, .rewriting, .guessing])
  }

  @Test func `withdraws repairs, and leaves one finding for each rule`() {
    var collector = FindingCollector<FindingDraft>(keeping: 2)
    let repair = Repair.rewriting
    for (range, repair) in [(5..<6, nil), (4..<5, repair), (3..<4, repair), (2..<3, repair)] {
      collector.add(Self.rule, "at \(range.lowerBound)", at: range, repair: repair)
    }
    collector.add(.tooMany, "other", at: 0..<1)
    collector.withdrawRepairs(of: [Self.rule])
    let found = collector.findings(in: Self.source)
    #expect(found.map(\.message) == ["other", "at 3, and 3 more like this"])
    #expect(found.allSatisfy { $0.repair == nil })
  }
}
