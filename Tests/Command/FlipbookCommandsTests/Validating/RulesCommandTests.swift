import Flipbook
import Foundation
import TestSupport
import Testing

@Suite(.waits) struct RulesCommandTests {
  @Test func `all rules are listed by family`() throws {
    let run = try Program.flipbook.run(["rules"])
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n")
    for rule in RuleRegistry.standard.rules {
      let row = lines.first { $0.hasPrefix("  \(rule.code)  \(rule.name) ") }
      #expect(row?.hasSuffix(rule.summary) == true, "\(rule.name)")
    }
    for family in Set(RuleRegistry.standard.rules.map(\.family)) {
      #expect(lines.contains("\(family.title) (\(family.name))"))
    }
  }

  @Test func `a family lists its rules`() throws {
    let text = try Program.flipbook.run(["rules", "outcome"]).text
    let rules = RuleRegistry.standard.rules(of: .outcome)
    #expect(text.split(separator: "\n").count == rules.count + 1)
  }

  @Test func `rules are available to programs`() throws {
    let run = try Program.flipbook.run(["rules", "--format", "json"])
    let rules = try JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]]
    #expect(rules?.count == RuleRegistry.standard.rules.count)
    #expect(rules?.allSatisfy { $0.count == 8 } == true)
  }

  @Test(arguments: [
    ("man", "man/flipbook-rules.7"), ("markdown", "Sources/Flipbook/Documentation.docc/Rules.md"),
  ])
  func `manual and documentation match the rules`(format: String, file: String) throws {
    let run = try Program.flipbookPlay.run(["rules", "--format", format])
    #expect(try Snapshot.matches(run.text, file: file))
  }
}
