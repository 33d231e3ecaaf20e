/// Something that can be found in an input, with a stable number and name.
///
/// Its ``explanation`` is a section of a Markdown page, from which the manual, the help texts and the reports
/// are generated.
public struct Rule: Sendable {
  private let content: Content

  /// The content that copies of a rule share: every finding has a copy, and there may be millions.
  private final class Content: Sendable {
    let number: Int
    let name: String
    let severity: Severity
    let summary: String?
    let page: RuleExplanations?
    let isOptional: Bool

    init(
      _ number: Int,
      _ name: String,
      _ severity: Severity,
      _ summary: String?,
      _ page: RuleExplanations?,
      _ isOptional: Bool
    ) {
      self.number = number
      self.name = name
      self.severity = severity
      self.summary = summary
      self.page = page
      self.isOptional = isOptional
    }
  }

  /// Creates a rule; without a page, ``requiring(_:)`` adds a summary.
  /// - Parameters:
  ///   - number: its number, which never changes; the thousands are those of its ``RuleFamily``.
  ///   - name: its name, which never changes, for example `illegal-move`.
  ///   - severity: how serious a finding is.
  ///   - page: the page that has a section about the rule.
  ///   - isOptional: whether the rule is opt-in: its findings are reported only on request.
  public init(
    _ number: Int,
    _ name: String,
    _ severity: Severity,
    page: RuleExplanations? = nil,
    isOptional: Bool = false
  ) {
    content = Content(number, name, severity, nil, page, isOptional)
  }

  private init(_ content: Content) { self.content = content }

  /// Returns the rule with a summary: one sentence that says what must or should be the case.
  public func requiring(_ summary: String) -> Rule {
    Rule(Content(number, name, severity, summary, content.page, isOptional))
  }

  /// The number, which never changes; the thousands are those of the ``family``.
  public var number: Int { content.number }
  /// The name, as it appears in reports, which never changes, for example `illegal-move`.
  public var name: String { content.name }
  /// How serious a finding of this rule is by default.
  public var severity: Severity { content.severity }
  /// One sentence that says what must or should be the case.
  public var summary: String { content.summary ?? explanation.summary }
  /// What it says, why it matters, what to do about a finding, and examples, which are looked up in the page of
  /// the rule; empty without a page, or if the rule's section in it cannot be read.
  public var explanation: RuleExplanation {
    (try? content.page?.explanation(of: name)) ?? RuleExplanation()
  }
  /// Whether the rule is opt-in: its findings are reported only on request.
  public var isOptional: Bool { content.isOptional }
  /// What the rule is about.
  public var family: RuleFamily { RuleFamily(rawValue: number / 1_000) ?? .run }

  /// The number as it appears in reports, for example `FB2001`.
  public var code: String { "FB" + NumberText.decimal(number, digits: 4) }

  /// Whether a text is the name or the code, in upper or lower case.
  package func isNamed(_ text: some StringProtocol) -> Bool {
    name == text.lowercased() || code == text.uppercased()
  }
}

extension Rule: Hashable {
  /// Two rules are equal if their numbers are.
  public static func == (a: Rule, b: Rule) -> Bool { a.number == b.number }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// What a rule is about: the thousands of its number.
public enum RuleFamily: Int, CaseIterable, Sendable {
  /// A run of the command: its inputs and outputs.
  case run
  /// The syntax of one format.
  case syntax
  /// Whether the rules of the game allow the moves.
  case legality
  /// The declared result and ending.
  case outcome
  /// Players, dates and other facts about the game.
  case metadata
  /// Character sets.
  case encoding
  /// The structure of a record in any format.
  case structure
  /// What the app would do with a save.
  case app
  /// What another program would do with the file.
  case portability
  /// Rules of a program that uses flipbook.
  case own

  /// The name as options accept it, for example `legality`.
  public var name: String { "\(self)" }

  /// The subject of the family's rules, in a few words.
  public var title: String {
    switch self {
    case .run: "Inputs and outputs of a run"
    case .syntax: "Syntax of each format"
    case .legality: "Moves and positions"
    case .outcome: "Results"
    case .metadata: "Players, dates and other facts"
    case .encoding: "Character sets"
    case .structure: "What a record consists of"
    case .app: "What the app does with a save"
    case .portability: "What other programs do with a file"
    case .own: "Rules that a program adds"
    }
  }
}
