import GameRecords
import Testing

@Suite struct `A tally of findings` {
  private func finding(_ rule: Rule, _ message: String) -> Finding {
    Finding(rule, message, at: Place(source: "test"))
  }

  @Test func `keeps the first ones of each rule and counts the others`() {
    var tally = FindingTally()
    var findings: [Finding] = []
    for number in 1...50 {
      for rule in [Rule.encoding, .tooMany] where tally.admits(rule) {
        findings.append(finding(rule, "\(rule.name) \(number)"))
      }
    }
    if tally.admits(.boardSize) { findings.append(finding(.boardSize, "one")) }
    #expect(tally.total == 101)
    #expect(findings.count == 41)
    tally.tellRest(in: &findings)
    #expect(findings.filter { $0.message.contains("more") } == Array(findings[38...39]))
    #expect(findings[38].message == "encoding 20, and 30 more of the kind")
    #expect(findings[40].message == "one")
  }

  @Test func `may keep fewer of a rule`() {
    var tally = FindingTally()
    let kept = [1, 1, 2, 1].map { tally.admits(.encoding, limit: $0) }
    #expect(kept == [true, false, true, false])
    #expect(tally.total == 4)
  }

  @Test func `tells nothing where nothing is left out`() {
    var tally = FindingTally()
    for _ in 0..<20 { _ = tally.admits(.encoding) }
    var findings = [finding(.encoding, "a")]
    tally.tellRest(in: &findings)
    #expect(findings.map(\.message) == ["a"])
  }
}
