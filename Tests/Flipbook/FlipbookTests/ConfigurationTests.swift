import Flipbook
import TestSupport
import Testing

@Suite struct ConfigurationTests {
  @Test func `every setting is read`() throws {
    let text = """
      {
        "$schema": "configuration.schema.json",
        "disable": ["illegal-move", "FB3003"],
        "enable": ["portability"],
        "severity": {"metadata": "error", "wrong-result": "warning"},
        "strict": true,
        "maxFindings": 0,
        "allowLoss": ["score", "tags"],
        "baseline": "known.txt"
      }
      """
    let configuration = try Configuration(Array(text.utf8), from: "a")
    var rules = RuleSettings()
    let registry = RuleRegistry.standard
    for rule in registry.rules(of: .portability) { rules.enable(rule) }
    for rule in registry.rules(of: .metadata) { rules.set(.error, for: rule) }
    for rule in registry.rules(named: "wrong-result") { rules.set(.warning, for: rule) }
    for rule in registry.rules(named: "illegal-move") + registry.rules(named: "FB3003") {
      rules.disable(rule)
    }
    rules.isStrict = true
    #expect(configuration.rules == rules)
    #expect(configuration.maxFindings == 0)
    #expect(configuration.allowedLosses == FactSet([.score, .tags]))
    #expect(configuration.baseline == "known.txt")
    #expect(try Configuration(Array("{}".utf8), from: "a") == Configuration())
  }

  @Test(arguments: Fact.allCases)
  func `every fact may be lost if the configuration allows it`(fact: Fact) throws {
    let text = #"{"overrides": [{"files": ["old/"], "allowLoss": ["\#(fact.name)"]}]}"#
    var configuration = try Configuration(Array(text.utf8), from: "a")
    configuration.follow(overridesFor: "new/x.pgn")
    #expect(configuration.allowedLosses == [])
    configuration.follow(overridesFor: "old/x.pgn")
    #expect(configuration.allowedLosses == FactSet([fact]))
    #expect(String(decoding: Configuration.schema, as: UTF8.self).contains("\"\(fact.name)\""))
  }

  @Test(arguments: [
    (#"⟦[⟧]"#, ["expected an object, found an array"]),
    (#"{"⟦sevrity⟧": {}}"#, ["a configuration has no key “sevrity”; did you mean “severity”?"]),
    (#"{"strict": true, "⟦strict⟧": false}"#, ["the key “strict” appears twice"]),
    (#"{"strict": ⟦1⟧}"#, ["expected true or false, found 1"]),
    (#"{"maxFindings": ⟦-1⟧}"#, ["expected a whole number, 0 or more, or “all”, found -1"]),
    (#"{"maxFindings": ⟦1.5⟧}"#, ["expected a whole number, 0 or more, or “all”, found 1.5"]),
    (
      "\u{FEFF}{\"maxFindings\": \"⟦x⟧\"}",
      ["expected a whole number, 0 or more, or “all”, found “x”"]
    ),
    ("⟦⟧", ["the configuration is empty; expected an object"]),
    ("⟦⟧ \n", ["the configuration is empty; expected an object"]),
    (#"{"baseline": "⟦⟧"}"#, ["expected the path of a file, found “”"]),
    (#"{"disable": "⟦all⟧"}"#, ["expected an array of rules, found “all”"]),
    (#"{"only": [⟦null⟧]}"#, ["expected the name of a rule, found null"]),
    (
      #"{"disable": ["⟦ilegal-move⟧", "⟦zz⟧"], "enable": ["legality"]}"#,
      ["unknown rule “ilegal-move”; did you mean “illegal-move”?", "unknown rule “zz”"]
    ),
    (
      #"{"severity": {"illegal-move": "⟦bad⟧", "⟦x⟧": "note"}}"#,
      ["expected error, warning or note, found “bad”", "unknown rule “x”"]
    ),
    (
      #"{"severity": ⟦true⟧}"#,
      ["expected an object of rules with their severities, found true or false"]
    ),
    (#"{"allowLoss": "⟦tags⟧"}"#, ["expected an array of facts, found “tags”"]),
    (
      #"{"allowLoss": [⟦1⟧, "⟦evnt⟧"]}"#,
      ["expected the name of a fact, found 1", "unknown fact “evnt”; did you mean “event”?"]
    ),
    (
      #"{"severity": {"illegal-move": "note", "⟦illegal-move⟧": "error"}}"#,
      ["the key “illegal-move” appears twice"]
    ),
    (
      #"{"overrides": [⟦{⟧}, ⟦7⟧, {"files": [], "⟦exclude⟧": []}]}"#,
      [
        "the key “files” is missing", "expected an object with the key files, found 7",
        "an override has no key “exclude”",
      ]
    ),
    (#"{"strict": true⟦⟧"#, ["the configuration ends inside an object that begins at line 1"]),
  ])
  func `every finding is reported at its place`(marked: String, messages: [String]) {
    let text = MarkedText(marked.replacing("⟦[⟧]", with: "⟦[]⟧"))
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(text.bytes, from: ".flipbook.json")
    }
    let findings = error?.findings ?? []
    #expect(findings.map(\.message) == messages)
    #expect(findings.map { $0.place.start?.offset } == text.ranges.map(\.lowerBound))
    #expect(findings.map(\.place.length) == text.ranges.map(\.count))
  }
}
