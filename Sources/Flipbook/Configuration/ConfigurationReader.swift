internal import GameRecords
internal import RecordFormats

/// Reads a configuration, and finds everything that is wrong with it.
struct ConfigurationReader {
  private let source: SourceText
  private(set) var findings: [Diagnostic] = []

  /// The keys of a configuration.
  private enum Key: String, CaseIterable {
    case schema = "$schema"
    case disable, enable, only, severity, strict, maxFindings, baseline
  }

  init(_ source: SourceText) { self.source = source }

  mutating func read() -> Configuration {
    var configuration = Configuration()
    let document = JSONDocument(source)
    findings = document.findings
    guard let root = document.root else { return configuration }
    guard let members = root.members else {
      refuse(root, "expected an object, found \(root.kind)")
      return configuration
    }
    var met: Set<String> = []
    for member in members {
      guard let key = Key(rawValue: member.key) else {
        refuseKey(member)
        continue
      }
      guard met.insert(member.key).inserted else {
        findings.append(
          member.diagnostic(ofKey: .configuration, "\(DisplayText.quote(member.key)) comes twice")
        )
        continue
      }
      read(member, key, into: &configuration)
    }
    return configuration
  }

  private mutating func read(
    _ value: JSONDocument.Value,
    _ key: Key,
    into configuration: inout Configuration
  ) {
    switch key {
    case .schema: break
    case .disable: for rule in rules(value) { configuration.rules.disable(rule) }
    case .enable: for rule in rules(value) { configuration.rules.enable(rule) }
    case .only: configuration.rules.restrict(to: rules(value))
    case .severity: readSeverities(value, into: &configuration)
    case .strict:
      guard let isStrict = value.boolean else { return refuse(value, expected: "true or false") }
      configuration.rules.isStrict = isStrict
    case .maxFindings:
      guard let count = value.integer, count >= 0 else {
        return refuse(value, expected: "a whole number, 0 or more")
      }
      configuration.maxFindings = count
    case .baseline:
      guard let path = value.text, !path.isEmpty else {
        return refuse(value, expected: "the path of a file")
      }
      configuration.baseline = path
    }
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
        findings.append(element.diagnostic(.configuration, refusal, help: RuleRegistry.hint))
      }
      return rules
    }
  }

  private mutating func readSeverities(
    _ value: JSONDocument.Value,
    into configuration: inout Configuration
  ) {
    guard let members = value.members else {
      return refuse(value, expected: "an object of rules with their severities")
    }
    for member in members {
      let rules = RuleRegistry.standard.rules(named: member.key)
      if rules.isEmpty {
        let refusal = RuleRegistry.standard.refusal(of: member.key)
        findings.append(member.diagnostic(ofKey: .configuration, refusal, help: RuleRegistry.hint))
      }
      guard let severity = member.text.flatMap(Severity.init) else {
        refuse(member, expected: "error, warning or note")
        continue
      }
      for rule in rules { configuration.rules.set(severity, for: rule) }
    }
  }

  // MARK: Findings

  private mutating func refuseKey(_ member: JSONDocument.Value) {
    let nearest = NearMiss.nearest(to: member.key, in: Key.allCases.map(\.rawValue))
    findings.append(
      member.diagnostic(
        ofKey: .configuration,
        "there is no setting \(DisplayText.quote(member.key))"
          + (nearest.map { "; is “\($0)” meant?" } ?? ""),
        help: "the settings are "
          + Key.allCases.dropFirst().map(\.rawValue).joined(separator: ", ")
      )
    )
  }

  private mutating func refuse(_ value: JSONDocument.Value, expected: String) {
    refuse(
      value,
      "expected \(expected), found \(value.text.map { DisplayText.quote($0) } ?? value.kind)"
    )
  }

  private mutating func refuse(_ value: JSONDocument.Value, _ message: String) {
    findings.append(value.diagnostic(.configuration, message))
  }
}
