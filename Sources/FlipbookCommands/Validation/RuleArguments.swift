internal import ArgumentParser
internal import Flipbook

/// Which rules are told, and how much their findings matter.
struct RuleArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Do not tell these rules: names, numbers or families, with commas; may be repeated.",
      valueName: "rules"
    )
  )
  var disable: [RuleSelection] = []

  @Option(help: ArgumentHelp("Tell these rules too, which are optional.", valueName: "rules"))
  var enable: [RuleSelection] = []

  @Option(help: ArgumentHelp("Tell these rules and no others.", valueName: "rules"))
  var only: [RuleSelection] = []

  @Option(
    help: ArgumentHelp(
      "Give rules another severity: error, warning or note.",
      valueName: "rules=severity"
    )
  )
  var severity: [SeverityChoice] = []

  @Flag(help: "Take warnings for errors.")
  var strict = false

  /// Changes settings as the user wants it.
  func apply(to settings: inout RuleSettings) {
    if !only.isEmpty { settings.restrict(to: only.flatMap(\.rules)) }
    for rule in enable.flatMap(\.rules) { settings.enable(rule) }
    for choice in severity {
      for rule in choice.selection.rules { settings.set(choice.severity, for: rule) }
    }
    for rule in disable.flatMap(\.rules) { settings.disable(rule) }
    if strict { settings.isStrict = true }
  }

  var settings: RuleSettings {
    var settings = RuleSettings()
    apply(to: &settings)
    return settings
  }
}

/// Rules named on the command line.
struct RuleSelection: ExpressibleByArgument {
  let rules: [Rule]

  init?(argument: String) {
    var rules: [Rule] = []
    for name in argument.split(separator: ",") {
      let named = RuleRegistry.standard.rules(named: name)
      guard !named.isEmpty else { return nil }
      rules += named
    }
    self.rules = rules
  }

  static var defaultCompletionKind: CompletionKind {
    .list(RuleRegistry.standard.rules.map(\.name) + RuleFamily.allCases.map(\.name))
  }
}

/// A severity for some rules, as `wrong-result=warning`.
struct SeverityChoice: ExpressibleByArgument {
  let selection: RuleSelection
  let severity: Severity

  init?(argument: String) {
    let parts = argument.split(separator: "=")
    guard parts.count == 2, let selection = RuleSelection(argument: String(parts[0])),
      let severity = Severity.allCases.first(where: { $0.description == parts[1] })
    else { return nil }
    self.selection = selection
    self.severity = severity
  }
}
