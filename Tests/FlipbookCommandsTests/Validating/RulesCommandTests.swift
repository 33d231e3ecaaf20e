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

  @Test(arguments: ["illegal-move", "FB2001", "fb2001"])
  func `a rule is explained by its name or number`(name: String) throws {
    let run = try Program.flipbook.run(["rules", name])
    #expect(run.status == 0)
    #expect(
      run.text.hasPrefix(
        """
        FB2001 illegal-move (error)

        A placed disk must flip at least one disk.

        Why

        """
      )
    )
    #expect(run.text.contains("\nExample\n"))
    #expect(run.text.contains("^"))
    #expect(run.text.contains("\nFix\n"))
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  @Test func `a family lists its rules`() throws {
    let text = try Program.flipbook.run(["rules", "outcome"]).text
    let rules = RuleRegistry.standard.rules(of: .outcome)
    #expect(text.split(separator: "\n").count == rules.count + 1)
  }

  @Test(arguments: [
    ("ilegal-move", "unknown rule “ilegal-move”; did you mean “illegal-move”?"),
    ("zzz", "unknown rule “zzz”; “flipbook rules” lists all rules"),
    ("", "unknown rule “”"),
  ])
  func `an unknown rule is reported with a suggestion`(name: String, message: String)
    throws
  {
    for arguments in [["rules", name], ["validate", "--disable", "legality,\(name)", "Samples"]] {
      let run = try Program.flipbook.run(arguments)
      #expect(run.status == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
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
