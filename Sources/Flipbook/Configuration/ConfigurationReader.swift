internal import GameRecords
internal import RecordFormats

/// Reads a configuration, and finds everything that is wrong with it.
struct ConfigurationReader {
  private let source: SourceText
  private(set) var findings: [Diagnostic] = []
  private var choices = RuleChoices()

  /// The keys of a configuration.
  private enum Key: String, CaseIterable {
    case schema = "$schema"
    case disable, enable, only, severity, strict, maxFindings, baseline
  }

  init(_ source: SourceText) { self.source = source }

  mutating func read() -> Configuration {
    var configuration = Configuration()
    guard !source.isBlank else {
      findings = [
        source.diagnostic(
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
    configuration.rules.follow(choices)
    return configuration
  }

  private mutating func read(
    _ value: JSONDocument.Value,
    _ key: Key,
    into configuration: inout Configuration
  ) {
    switch key {
    case .schema: break
    case .disable: choices.disabled = rules(value)
    case .enable: choices.enabled = rules(value)
    case .only: choices.only = rules(value)
    case .severity: readSeverities(value)
    case .strict:
      guard let isStrict = value.boolean else { return refuse(value, expected: "true or false") }
      choices.isStrict = isStrict
    case .maxFindings:
      let limit = value.text == "all" ? Int.max : value.integer
      guard let limit, limit >= 0 else {
        return refuse(value, expected: "a whole number, 0 or more, or “all”")
      }
      configuration.maxFindings = limit
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

  private mutating func readSeverities(_ value: JSONDocument.Value) {
    guard let members = value.members else {
      return refuse(value, expected: "an object of rules with their severities")
    }
    for member in members {
      let rules = RuleRegistry.standard.named(member.key)
      if rules == nil {
        let refusal = RuleRegistry.standard.refusal(of: member.key)
        findings.append(member.diagnostic(ofKey: .configuration, refusal, help: RuleRegistry.hint))
      }
      guard let severity = member.text.flatMap(Severity.init) else {
        refuse(member, expected: "error, warning or note")
        continue
      }
      if let rules { choices.severities.append((severity, rules)) }
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
      "expected \(expected), found "
        + (value.text.map { DisplayText.quote($0) } ?? number(value) ?? value.kind)
    )
  }

  /// A number as it is written, if that is short.
  private func number(_ value: JSONDocument.Value) -> String? {
    let place = value.diagnostic(.configuration, "").place
    guard let start = place.start, place.length <= 20 else { return nil }
    let text = source.bytes.dropFirst(start.offset - source.start.offset).prefix(place.length)
    guard let first = text.first, "-0123456789".utf8.contains(first) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func refuse(_ value: JSONDocument.Value, _ message: String) {
    findings.append(value.diagnostic(.configuration, message))
  }
}
