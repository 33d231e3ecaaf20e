import Flipbook
import Foundation
import TestSupport
import Testing

@Suite("The list of rules")
struct RuleCatalogueTests {
  static let rules = RuleRegistry.standard.rules

  @Test("Every rule that the sources declare is in the list, under a number and a name of its own")
  func listing() {
    let declared = Repository.files(below: "Sources").reduce(0) { count, file in
      let text = String(decoding: Repository.bytes(of: file), as: UTF8.self)
      return count + text.components(separatedBy: "= Rule(\n").count - 1
    }
    #expect(Self.rules.count == declared)
    #expect(Self.rules.count >= 60)
    #expect(Set(Self.rules.map(\.number)).count == declared)
    #expect(Set(Self.rules.map(\.name)).count == declared)
  }

  @Test("Every rule is documented in whole sentences", arguments: rules.map(\.name))
  func documentation(of name: String) throws {
    let rule = try #require(RuleRegistry.standard.rule(named: name))
    #expect(RuleFamily(rawValue: rule.number / 1_000) != nil)
    #expect(rule.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    for text in [rule.summary, rule.why, rule.fix] {
      #expect(text.last == ".")
      #expect(text.first?.isUppercase == true || text.first == "“" || text.first == "-")
    }
    // A record that does not read back would be a defect of flipbook; none is known.
    #expect(!rule.examples.isEmpty || rule.name == "not-proved")
  }

  @Test(
    "Every example of a rule breaks that rule at the place that is marked, and no other rule",
    arguments: rules.map(\.name)
  )
  func examples(of name: String) throws {
    let rule = try #require(RuleRegistry.standard.rule(named: name))
    var settings = RuleSettings()
    settings.enable(rule)
    for example in rule.examples where example.command == RuleExample.usualCommand {
      let findings = try findings(in: example, settings)
      #expect(findings.map(\.rule.name) == [rule.name])
      #expect(findings.map { $0.place.start.map(\.offset) } == [example.input.marked?.lowerBound])
      #expect(findings.map(\.place.length) == [example.input.marked?.count ?? 0])
    }
  }

  @Test("Rules about session logs have an example of every app")
  func appExamples() {
    for rule in Self.rules where rule.name.hasPrefix("session-") {
      #expect(rule.examples.map(\.format) == ["session", "puzzle-session"], "\(rule.name)")
    }
  }

  private func findings(
    in example: RuleExample,
    _ settings: RuleSettings
  ) throws -> [Finding] {
    let options = ReadingOptions(companions: example.companions.mapValues(\.bytes))
    let validator = Validator(settings)
    return try FormatRegistry.standard
      .read(example.input.bytes, as: example.format, options)
      .flatMap { validator.validate($0).findings }
  }
}
