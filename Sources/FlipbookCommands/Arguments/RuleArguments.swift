import ArgumentParser
import Flipbook

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

  func validate() throws {
    if choices.leaveNothing {
      throw ValidationError(
        "--only and --disable name the same rules, so that none is left to tell"
      )
    }
  }

  /// The settings of a configuration, changed as the user wants it.
  func settings(_ configuration: Configuration) -> RuleSettings {
    var settings = configuration.rules
    settings.follow(choices)
    return settings
  }

  /// The rules that --only names, each by itself and not by its family.
  var namedAlone: Set<Rule> {
    Set(only.flatMap(\.named).filter { !$0.isFamily }.flatMap(\.rules))
  }

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
  /// What each name stands for.
  let named: [NamedRules]

  /// The rules that names, numbers and families with commas between them stand for.
  init(_ argument: String) throws {
    named = try argument.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let name = part.trimmed
      guard let named = RuleRegistry.standard.named(name) else {
        throw ValidationError(RuleRegistry.standard.refusal(of: name, hint: RuleRegistry.hint))
      }
      return named
    }
  }

  /// All of the rules.
  var rules: [Rule] { named.flatMap(\.rules) }
  /// Whether each name is that of a family.
  var isFamily: Bool { named.allSatisfy(\.isFamily) }

  /// Worked out when a shell asks: each start of the program would pay for a list.
  static var completion: CompletionKind {
    .custom { _, _, _ in RuleRegistry.standard.names }
  }
}

extension Substring {
  /// The text without blanks around it.
  fileprivate var trimmed: Substring {
    let text = drop { $0 == " " }
    return text.prefix(
      upTo: text.lastIndex { $0 != " " }.map { text.index(after: $0) } ?? text.startIndex
    )
  }
}

/// A severity for some rules, as `wrong-result=warning`.
struct SeverityChoice {
  let selection: RuleSelection
  let severity: Severity

  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let severity = Severity(parts[1].trimmed.lowercased()) else {
      throw ValidationError("write a rule, “=”, and error, warning or note: wrong-result=warning")
    }
    selection = try RuleSelection(String(parts[0]))
    self.severity = severity
  }
}
