import GameRecords
import RecordText

/// Reads a configuration, and finds everything that is wrong with it.
struct ConfigurationReader {
  private let source: SourceText
  private(set) var findings: [Finding] = []

  /// The keys of a configuration.
  private enum Key: String, CaseIterable {
    case schema = "$schema"
    case disable, enable, only, severity, strict, maxFindings, allowLoss
    case exclude, gitignore, overrides, baseline
    /// The paths of what holds for some paths alone.
    case files

    /// The keys of the whole.
    static let ofConfiguration = allCases.filter { $0 != .files }
    /// The keys of what holds for some paths alone.
    static let ofOverride: [Key] = [
      .files, .disable, .enable, .only, .severity, .strict, .maxFindings, .allowLoss,
    ]
  }

  init(_ source: SourceText) { self.source = source }

  mutating func read() -> Configuration {
    var configuration = Configuration()
    guard !source.isBlank else {
      findings = [
        source.finding(
          .configuration,
          "the configuration is empty; expected an object",
          help: "write {} to decide nothing",
          at: 0..<0
        )
      ]
      return configuration
    }
    let document = JSONDocument(source, called: "configuration", .configuration)
    findings = document.findings
    guard let root = document.root else { return configuration }
    guard root.members != nil else {
      refuse(root, "expected an object, found \(root.kind)")
      return configuration
    }
    let choices = readMembers(of: root, Key.ofConfiguration) { value, key, reader in
      reader.read(value, key, into: &configuration)
    }
    configuration.rules.follow(choices)
    return configuration
  }

  /// Reads the members of an object.
  /// - Parameters:
  ///   - object: the object.
  ///   - keys: the keys that it can have.
  ///   - read: takes the values of those that are no choice of rules.
  /// - Returns: what is chosen about rules.
  private mutating func readMembers(
    of object: JSONDocument.Value,
    _ keys: [Key],
    read: (JSONDocument.Value, Key, inout Self) -> Void
  ) -> RuleChoices {
    var choices = RuleChoices()
    var met: Set<String> = []
    for member in object.members ?? [] {
      guard let key = Key(rawValue: member.key), keys.contains(key) else {
        refuseKey(member, keys)
        continue
      }
      guard met.insert(member.key).inserted else {
        findings.append(
          member.finding(ofKey: .configuration, "\(DisplayText.quote(member.key)) comes twice")
        )
        continue
      }
      switch key {
      case .disable: choices.disabled = rules(member)
      case .enable: choices.enabled = rules(member)
      case .only: choices.only = rules(member)
      case .severity: readSeverities(member, into: &choices)
      case .strict: choices.isStrict = boolean(member) ?? false
      default: read(member, key, &self)
      }
    }
    return choices
  }

  private mutating func read(
    _ value: JSONDocument.Value,
    _ key: Key,
    into configuration: inout Configuration
  ) {
    switch key {
    case .maxFindings: configuration.maxFindings = limit(value)
    case .allowLoss: configuration.allowedLosses = facts(value)
    case .exclude: configuration.exclude = patterns(value)
    case .gitignore: configuration.followsGitignore = boolean(value)
    case .overrides:
      guard let elements = value.elements else {
        return refuse(value, expected: "an array of objects with the key files")
      }
      configuration.overrides = elements.compactMap { readOverride($0) }
    case .baseline:
      guard let path = value.text, !path.isEmpty else {
        return refuse(value, expected: "the path of a file")
      }
      configuration.baseline = path
    case .schema, .disable, .enable, .only, .severity, .strict, .files: break
    }
  }

  /// Reads what holds for some paths alone.
  private mutating func readOverride(_ value: JSONDocument.Value) -> ConfigurationOverride? {
    var override = ConfigurationOverride()
    guard let members = value.members, members.contains(where: { $0.key == Key.files.rawValue })
    else {
      refuse(value, expected: "an object with the key files")
      return nil
    }
    override.choices = readMembers(of: value, Key.ofOverride) { value, key, reader in
      switch key {
      case .files: override.files = reader.patterns(value)
      case .maxFindings: override.maxFindings = reader.limit(value)
      case .allowLoss: override.allowedLosses = reader.facts(value)
      default: break
      }
    }
    return override
  }

  // MARK: Values

  private mutating func boolean(_ value: JSONDocument.Value) -> Bool? {
    if let boolean = value.boolean { return boolean }
    refuse(value, expected: "true or false")
    return nil
  }

  private mutating func limit(_ value: JSONDocument.Value) -> Int? {
    let limit = value.text == "all" ? Int.max : value.integer
    if let limit, limit >= 0 { return limit }
    refuse(value, expected: "a whole number, 0 or more, or “all”")
    return nil
  }

  /// The patterns for paths that an array has.
  private mutating func patterns(_ value: JSONDocument.Value) -> PathPatterns {
    guard let elements = value.elements else {
      refuse(value, expected: "an array of patterns for paths")
      return PathPatterns()
    }
    return PathPatterns(
      elements.compactMap { element in
        if let text = element.text, !text.isEmpty { return text }
        refuse(element, expected: "a pattern for paths such as “old/*.pgn”")
        return nil
      }
    )
  }

  /// The facts that an array names.
  private mutating func facts(_ value: JSONDocument.Value) -> FactSet {
    guard let elements = value.elements else {
      refuse(value, expected: "an array of facts")
      return []
    }
    return FactSet(
      elements.compactMap { element in
        guard let name = element.text else {
          refuse(element, expected: "the name of a fact")
          return nil
        }
        if let fact = Fact(named: name) { return fact }
        let refusal = Fact.refusal(of: name)
        findings.append(element.finding(.configuration, refusal.message, help: refusal.help))
        return nil
      }
    )
  }

  /// The rules that an array names: by name, by number, or by family.
  private mutating func rules(_ value: JSONDocument.Value) -> [Rule] {
    guard let elements = value.elements else {
      refuse(value, expected: "an array of rules")
      return []
    }
    return elements.flatMap { element in
      guard let name = element.text else {
        refuse(element, expected: "the name of a rule")
        return [Rule]()
      }
      let rules = RuleRegistry.standard.rules(named: name)
      if rules.isEmpty {
        let refusal = RuleRegistry.standard.refusal(of: name)
        findings.append(element.finding(.configuration, refusal, help: RuleRegistry.hint))
      }
      return rules
    }
  }

  private mutating func readSeverities(
    _ value: JSONDocument.Value,
    into choices: inout RuleChoices
  ) {
    guard let members = value.members else {
      return refuse(value, expected: "an object of rules with their severities")
    }
    for member in members {
      let rules = RuleRegistry.standard.named(member.key)
      if rules == nil {
        let refusal = RuleRegistry.standard.refusal(of: member.key)
        findings.append(member.finding(ofKey: .configuration, refusal, help: RuleRegistry.hint))
      }
      guard let severity = member.text.flatMap(Severity.init) else {
        refuse(member, expected: "error, warning or note")
        continue
      }
      if let rules { choices.severities.append(ChosenSeverity(severity, for: rules)) }
    }
  }

  // MARK: Findings

  private mutating func refuseKey(_ member: JSONDocument.Value, _ keys: [Key]) {
    let names = keys.map(\.rawValue).filter { $0 != Key.schema.rawValue }
    findings.append(
      member.finding(
        ofKey: .configuration,
        "there is no setting \(DisplayText.quote(member.key))"
          + NearMiss.clause(member.key, in: names),
        help: "the settings are " + names.joined(separator: ", ")
      )
    )
  }

  private mutating func refuse(_ value: JSONDocument.Value, expected: String) {
    refuse(
      value,
      "expected \(expected), found "
        + (value.text.map { DisplayText.quote($0) } ?? number(value) ?? value.kind)
    )
  }

  /// A number as it is written, if that is short.
  private func number(_ value: JSONDocument.Value) -> String? {
    let place = value.finding(.configuration, "").place
    guard let start = place.start, place.length <= 20 else { return nil }
    let text = source.bytes.dropFirst(start.offset - source.start.offset).prefix(place.length)
    guard let first = text.first, "-0123456789".utf8.contains(first) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func refuse(_ value: JSONDocument.Value, _ message: String) {
    findings.append(value.finding(.configuration, message))
  }
}
