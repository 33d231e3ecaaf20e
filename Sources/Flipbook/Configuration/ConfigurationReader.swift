import GameRecords
import RecordFormats

/// Reads a configuration and finds everything wrong with it.
struct ConfigurationReader {
  private var reader: JSONDocumentReader

  /// The findings, in the order of the text.
  var findings: [Finding] { reader.findings }

  init(_ source: SourceText) {
    reader = JSONDocumentReader(
      source,
      called: "configuration",
      .configuration,
      emptyHint: "write {} for no settings"
    )
  }

  mutating func read() -> Configuration {
    var configuration = Configuration()
    guard var object = reader.object(reader.root) else { return configuration }
    _ = object.take("$schema")
    configuration.rules.follow(choices(of: &object))
    configuration.maxFindings = limit(object.take("maxFindings"))
    configuration.allowedLosses = facts(object.take("allowLoss")) ?? []
    configuration.exclude = patterns(object.take("exclude"))
    configuration.followsGitignore = reader.boolean(object.take("gitignore"))
    let overrides = object.take("overrides")
    configuration.overrides =
      reader.array(overrides, as: "an array of objects with the key files")?
      .compactMap { override($0) } ?? []
    configuration.baseline = reader.name(object.take("baseline"), as: "the path of a file")
    reader.refuseRest(of: object, as: "a configuration")
    return configuration
  }

  /// Reads the settings for some paths.
  private mutating func override(_ value: JSONValue) -> ConfigurationOverride? {
    guard var object = reader.object(value, as: "an object with the key files") else { return nil }
    var override = ConfigurationOverride()
    override.files = patterns(reader.require("files", of: &object))
    override.choices = choices(of: &object)
    override.maxFindings = limit(object.take("maxFindings"))
    override.allowedLosses = facts(object.take("allowLoss"))
    reader.refuseRest(of: object, as: "an override")
    return override
  }

  // MARK: Values

  private mutating func limit(_ value: JSONValue?) -> Int? {
    reader.read(value, as: "a whole number, 0 or more, or “all”") { value in
      (value.text == "all" ? Int.max : value.integer).flatMap { $0 >= 0 ? $0 : nil }
    }
  }

  /// Reads an array of path patterns.
  private mutating func patterns(_ value: JSONValue?) -> PathPatterns {
    let elements = reader.array(value, as: "an array of patterns for paths") ?? []
    return PathPatterns(
      elements.compactMap { reader.name($0, as: "a pattern for paths such as “old/*.pgn”") }
    )
  }

  /// Reads an array of facts.
  private mutating func facts(_ value: JSONValue?) -> FactSet? {
    reader.array(value, as: "an array of facts").map { elements in
      FactSet(
        elements.compactMap { element in
          guard let name = reader.text(element, as: "the name of a fact") else { return nil }
          if let fact = Fact(named: name) { return fact }
          let refusal = Fact.refusal(of: name)
          reader.report(refusal.message, help: refusal.help, at: element.innerRange)
          return nil
        }
      )
    }
  }

  // MARK: Rules

  /// Reads the choices of rules.
  private mutating func choices(of object: inout JSONObject) -> RuleChoices {
    var choices = RuleChoices()
    choices.disabled = rules(object.take("disable")) ?? []
    choices.enabled = rules(object.take("enable")) ?? []
    choices.only = rules(object.take("only"))
    let what = "an object of rules with their severities"
    choices.severities =
      reader.object(object.take("severity"), as: what)?.rest.compactMap { severity($0) } ?? []
    choices.isStrict = reader.boolean(object.take("strict")) ?? false
    return choices
  }

  /// Reads an array of rules, given by name, by number, or by family.
  private mutating func rules(_ value: JSONValue?) -> [Rule]? {
    reader.array(value, as: "an array of rules")?.flatMap { element -> [Rule] in
      guard let name = reader.text(element, as: "the name of a rule") else { return [] }
      let rules = RuleRegistry.standard.rules(named: name)
      if rules.isEmpty { refuseRule(name, at: element.innerRange) }
      return rules
    }
  }

  private mutating func severity(_ member: JSONValue) -> ChosenSeverity? {
    let rules = RuleRegistry.standard.named(member.key)
    if rules == nil { refuseRule(member.key, at: member.keyRange) }
    let severity = reader.word(
      member,
      ["error": Severity.error, "warning": .warning, "note": .note]
    )
    guard let rules, let severity else { return nil }
    return ChosenSeverity(severity, for: rules)
  }

  private mutating func refuseRule(_ name: String, at range: Range<Int>) {
    let refusal = RuleRegistry.standard.refusal(of: name)
    reader.report(refusal, help: RuleRegistry.hint, at: range)
  }
}
