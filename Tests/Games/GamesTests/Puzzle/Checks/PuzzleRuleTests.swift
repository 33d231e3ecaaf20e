import GameRecords
import Games
import TestSupport
import Testing

@Suite struct `The rules of puzzles` {
  static let rules =
    puzzleFormats.flatMap(\.allRules).filter { 1_700..<1_800 ~= $0.number }
    + PuzzleChecks.all.flatMap { $0.rules }

  @Test func `have numbers and names of their own`() {
    #expect(Self.rules.count == 23)
    #expect(Set(Self.rules.map(\.number)).count == Self.rules.count)
    #expect(Set(Self.rules.map(\.name)).count == Self.rules.count)
  }

  @Test(arguments: rules.map(\.name)) func `are documented`(name: String) throws {
    let rule = try #require(Self.rules.first { $0.name == name })
    for text in [rule.summary, rule.explanation.why, rule.explanation.fix] {
      #expect(text.last == ".")
      #expect(text.first?.isUppercase == true)
    }
  }

  /// The examples in the formats of this module.
  static let examples = rules.filter { rule in
    puzzleFormats.contains { $0.name == rule.explanation.examples.first?.format }
  }

  @Test(arguments: examples.map(\.name)) func `have an example that breaks only them`(name: String)
    throws
  {
    let rule = try #require(Self.rules.first { $0.name == name })
    let example = try #require(rule.explanation.examples.first)
    let format = try #require(puzzleFormats.first { $0.name == example.format })
    // What an opt-in rule reports is part of its own example only.
    let findings = format.readAll(example.input.bytes)
      .flatMap { allFindings($0, optional: rule.isOptional) }
    #expect(findings.map(\.rule.name) == [name])
    #expect(findings.map { $0.place.start?.offset } == [example.input.marked?.lowerBound])
    #expect(findings.map(\.place.length) == [example.input.marked?.count])
  }

  @Test func `have an example each`() {
    #expect(Self.rules.allSatisfy { !$0.explanation.examples.isEmpty })
    #expect(
      Set(Self.rules.map(\.name)).subtracting(Self.examples.map(\.name))
        == ["puzzle-ending", "slide-count", "run-count"]
    )
  }
}
