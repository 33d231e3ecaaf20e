internal import ArgumentParser
internal import Flipbook

/// Which rules are told, and how much their findings matter.
struct RuleArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Do not tell these rules: names, numbers or families, with commas; may be repeated.",
      valueName: "rules"
    ),
    completion: RuleSelection.completion,
    transform: RuleSelection.init
  )
  var disable: [RuleSelection] = []

  @Option(
    help: ArgumentHelp("Tell these rules too, which are optional.", valueName: "rules"),
    completion: RuleSelection.completion,
    transform: RuleSelection.init
  )
  var enable: [RuleSelection] = []

  @Option(
    help: ArgumentHelp("Tell these rules and no others.", valueName: "rules"),
    completion: RuleSelection.completion,
    transform: RuleSelection.init
  )
  var only: [RuleSelection] = []

  @Option(
    help: ArgumentHelp(
      "Give rules another severity: error, warning or note.",
      valueName: "rules=severity"
    ),
    transform: SeverityChoice.init
  )
  var severity: [SeverityChoice] = []

  @Flag(help: "Take warnings for errors.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Follow this configuration, not the nearest \(Configuration.fileName) of each input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var config: String?

  @Flag(help: "Follow no configuration.")
  var noConfig = false

  func validate() throws {
    if noConfig, config != nil {
      throw ValidationError("--config and --no-config exclude each other")
    }
  }

  /// The configurations of the inputs.
  func configurations(_ messages: Messages) -> ConfigurationFiles {
    ConfigurationFiles(noConfig ? .none : config.map { .file($0) } ?? .nearest, messages)
  }

  /// The settings of a configuration, changed as the user wants it.
  func settings(_ configuration: Configuration) -> RuleSettings {
    var settings = configuration.rules
    if !only.isEmpty { settings.restrict(to: only.flatMap(\.rules)) }
    for rule in enable.flatMap(\.rules) { settings.enable(rule) }
    for choice in severity {
      for rule in choice.selection.rules { settings.set(choice.severity, for: rule) }
    }
    for rule in disable.flatMap(\.rules) { settings.disable(rule) }
    if strict { settings.isStrict = true }
    return settings
  }
}

/// Rules named on the command line.
struct RuleSelection {
  let rules: [Rule]
  /// Whether each name was that of a family.
  let isFamily: Bool

  /// The rules that names, numbers and families with commas between them stand for.
  init(_ argument: String) throws {
    var rules: [Rule] = []
    var isFamily = true
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let named = RuleRegistry.standard.rules(named: name)
      guard !named.isEmpty else {
        throw ValidationError(RuleRegistry.standard.refusal(of: name, hint: RuleRegistry.hint))
      }
      isFamily = isFamily && RuleFamily.allCases.contains { $0.name == name }
      rules += named
    }
    self.rules = rules
    self.isFamily = isFamily
  }

  /// Worked out when a shell asks: each start of the program would pay for a list.
  static var completion: CompletionKind {
    .custom { _, _, _ in RuleRegistry.standard.names }
  }
}

/// A severity for some rules, as `wrong-result=warning`.
struct SeverityChoice {
  let selection: RuleSelection
  let severity: Severity

  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let severity = Severity(String(parts[1])) else {
      throw ValidationError("write a rule, “=”, and error, warning or note: wrong-result=warning")
    }
    selection = try RuleSelection(String(parts[0]))
    self.severity = severity
  }
}
