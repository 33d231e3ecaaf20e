import Apps
import Foundation
import TestSupport
import Testing

@Suite("The list of rules")
struct RuleCatalogueTests {
  static let rules = RuleRegistry.playing.rules

  @Test("Every rule that the sources declare is in the list, under a number and a name of its own")
  func listing() {
    let files = Repository.files(below: "Sources").filter { $0.hasSuffix(".swift") }
    let declared = files.reduce(0) { count, file in
      let text = String(decoding: Repository.bytes(of: file), as: UTF8.self)
      return count + text.matches(of: /= Rule\(\s*\d/).count
    }
    #expect(Self.rules.count == declared)
    #expect(Self.rules.count >= 60)
    #expect(Set(Self.rules.map(\.number)).count == declared)
    #expect(Set(Self.rules.map(\.name)).count == declared)
  }

  /// The pages next to the rules.
  static let pages = Repository.files(below: "Sources").filter {
    ($0.hasSuffix("Rules.md") || $0.hasSuffix("Checks.md")) && !$0.contains(".docc/")
  }

  @Test("Every rule has one section on one page, and every section its rule")
  func sections() throws {
    let sections = try Self.pages.flatMap { page in
      let explanations = RuleExplanations(Repository.bytes(of: page))
      // A section in another form is refused here, with the reason.
      for name in explanations.names { _ = try explanations.explanation(of: name) }
      return explanations.names.map { (name: $0, page: page) }
    }
    let explained = Dictionary(grouping: sections, by: \.name)
    #expect(Set(explained.keys).subtracting(Self.rules.map(\.name)) == [], "without a rule")
    #expect(Set(Self.rules.map(\.name)).subtracting(explained.keys) == [], "without a section")
    #expect(explained.values.filter { $0.count > 1 }.map { "\($0)" } == [], "explained twice")
  }

  @Test("Every rule is documented in whole sentences", arguments: rules.map(\.name))
  func documentation(of name: String) throws {
    let rule = try #require(RuleRegistry.playing.rule(named: name))
    #expect(RuleFamily(rawValue: rule.number / 1_000) != nil)
    #expect(rule.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    let explanation = rule.explanation
    for text in [rule.summary, explanation.why, explanation.fix] {
      #expect(text.last == ".")
      #expect(text.first?.isUppercase == true || text.first == "“" || text.first == "-")
    }
    // A record that does not read back would be a defect of flipbook; none is known.
    #expect(!explanation.examples.isEmpty || rule.name == "not-proved")
  }

  @Test(
    "Every example of a rule breaks that rule at the place that is marked, and no other rule",
    arguments: rules.map(\.name)
  )
  func examples(of name: String) throws {
    let rule = try #require(RuleRegistry.playing.rule(named: name))
    var settings = RuleSettings()
    settings.enable(rule)
    for example in rule.explanation.examples where example.command == RuleExample.usualCommand {
      let findings = try findings(in: example, settings)
      #expect(findings.map(\.rule.name) == [rule.name])
      #expect(findings.map { $0.place.start.map(\.offset) } == [example.input.marked?.lowerBound])
      #expect(findings.map(\.place.length) == [example.input.marked?.count ?? 0])
    }
  }

  @Test("Rules about session logs have an example of every app")
  func appExamples() {
    for rule in Self.rules where rule.name.hasPrefix("session-") {
      let formats = rule.explanation.examples.map(\.format)
      #expect(formats == ["session", "puzzle-session"], "\(rule.name)")
    }
  }

  private func findings(
    in example: RuleExample,
    _ settings: RuleSettings
  ) throws -> [Finding] {
    let options = ReadingOptions(companions: example.companions.mapValues(\.bytes))
    let validator = Validator(settings)
    return try FormatRegistry.playing
      .read(example.input.bytes, as: example.format, options)
      .flatMap { validator.validate($0).findings }
  }
}
