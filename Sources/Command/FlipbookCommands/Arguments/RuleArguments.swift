import ArgumentParser
import Flipbook

/// The options that select rules and set their severities.
struct RuleArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Do not report these rules: names, numbers or families, separated by commas; may be "
        + "repeated.",
      valueName: "rules"
    ),
    completion: RuleSelection.completion,
    transform: RuleSelection.init
  )
  var disable: [RuleSelection] = []

  @Option(
    help: ArgumentHelp("Also enable these opt-in rules; may be repeated.", valueName: "rules"),
    completion: RuleSelection.completion,
    transform: RuleSelection.init
  )
  var enable: [RuleSelection] = []

  @Option(
    help: ArgumentHelp("Report only these rules; may be repeated.", valueName: "rules"),
    completion: RuleSelection.completion,
    transform: RuleSelection.init
  )
  var only: [RuleSelection] = []

  @Option(
    help: ArgumentHelp(
      "Set the severity of these rules: error, warning or note; may be repeated.",
      valueName: "rules=severity"
    ),
    transform: SeverityChoice.init
  )
  var severity: [SeverityChoice] = []

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func validate() throws {
    if choices.leaveNothing {
      throw ValidationError("--only and --disable name the same rules, so no rule is left")
    }
  }

  /// The settings of a configuration, changed by the user's options.
  func settings(_ configuration: Configuration) -> RuleSettings {
    var settings = configuration.rules
    settings.follow(choices)
    return settings
  }

  /// The rules that --only names individually, not by their family.
  var namedAlone: Set<Rule> {
    Set(only.flatMap(\.named).filter { !$0.isFamily }.flatMap(\.rules))
  }

  /// Whether no rule is left out.
  var reportsAll: Bool { only.isEmpty && disable.isEmpty }

  private var choices: RuleChoices {
    var choices = RuleChoices()
    if !only.isEmpty { choices.only = only.flatMap(\.rules) }
    choices.enabled = enable.flatMap(\.rules)
    choices.disabled = disable.flatMap(\.rules)
    choices.severities = severity.flatMap { choice in
      choice.selection.named.map { ChosenSeverity(choice.severity, for: $0) }
    }
    choices.isStrict = strict
    return choices
  }
}

/// Rules named on the command line.
struct RuleSelection {
  /// The rules that each name refers to.
  let named: [NamedRules]

  /// Reads names, numbers and families, separated by commas.
  init(_ argument: String) throws {
    named = try argument.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let name = part.trimmed
      guard let named = Known.rules.named(name) else {
        throw ValidationError(Known.rules.refusal(of: name, hint: RuleRegistry.hint))
      }
      return named
    }
  }

  /// All these rules.
  var rules: [Rule] { named.flatMap(\.rules) }
  /// Whether each name is that of a family.
  var isFamily: Bool { named.allSatisfy(\.isFamily) }

  /// Computed only when a shell asks: a list would slow down every start of the program.
  static var completion: CompletionKind {
    .custom { _, _, _ in Known.rules.names }
  }
}

extension Substring {
  /// The text without leading and trailing spaces.
  fileprivate var trimmed: Substring {
    let text = drop { $0 == " " }
    return text.prefix(
      upTo: text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
    )
  }
}

/// A severity for some rules, such as `wrong-result=warning`.
struct SeverityChoice {
  let selection: RuleSelection
  let severity: Severity

  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let severity = Severity(parts[1].trimmed.lowercased()) else {
      throw ValidationError("expected a rule, “=” and a severity, such as wrong-result=warning")
    }
    selection = try RuleSelection(String(parts[0]))
    self.severity = severity
  }
}
