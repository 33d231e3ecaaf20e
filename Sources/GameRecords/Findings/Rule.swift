/// Something that can be wrong with a record, under a stable number and name.
///
/// A rule is its own documentation: the manual, the help and the reports are made from it.
public struct Rule: Sendable {
  private let content: Content

  /// What copies of a rule share: findings carry theirs about, and there may be millions.
  private final class Content: Sendable {
    let number: Int
    let name: String
    let severity: Severity
    let summary: String
    let why: String
    let fix: String
    let example: RuleExample?
    let isOptional: Bool

    init(
      _ number: Int,
      _ name: String,
      _ severity: Severity,
      _ summary: String,
      _ why: String,
      _ fix: String,
      _ example: RuleExample?,
      _ isOptional: Bool
    ) {
      self.number = number
      self.name = name
      self.severity = severity
      self.summary = summary
      self.why = why
      self.fix = fix
      self.example = example
      self.isOptional = isOptional
    }
  }

  /// A rule.
  /// - Parameters:
  ///   - number: its number, which never changes; the thousands are those of its ``RuleFamily``.
  ///   - name: its name, which never changes, for example `illegal-move`.
  ///   - severity: how much a finding of it matters.
  ///   - summary: one sentence that says what must be so.
  ///   - why: why it matters: what goes wrong where the rule is broken.
  ///   - fix: what to do about a finding.
  ///   - example: an input that breaks this rule and no other one; `nil` where none can be given.
  ///   - isOptional: whether only those are told of it who ask for it.
  public init(
    _ number: Int,
    _ name: String,
    _ severity: Severity,
    _ summary: String,
    why: String = "",
    fix: String = "",
    example: RuleExample? = nil,
    isOptional: Bool = false
  ) {
    content = Content(number, name, severity, summary, why, fix, example, isOptional)
  }

  /// The number, which never changes; the thousands are those of the ``family``.
  public var number: Int { content.number }
  /// The name that reports show and that never changes, for example `illegal-move`.
  public var name: String { content.name }
  /// How much a finding of this rule matters unless the user says otherwise.
  public var severity: Severity { content.severity }
  /// One sentence that says what must be so.
  public var summary: String { content.summary }
  /// Why it matters: what goes wrong where the rule is broken.
  public var why: String { content.why }
  /// What to do about a finding.
  public var fix: String { content.fix }
  /// An input that breaks this rule and no other one; `nil` where none can be given.
  public var example: RuleExample? { content.example }
  /// Whether only those are told of it who ask for it.
  public var isOptional: Bool { content.isOptional }
  /// What the rule is about.
  public var family: RuleFamily { RuleFamily(rawValue: number / 1_000) ?? .run }

  /// The number as reports show it, for example `FB2001`.
  public var code: String { "FB" + NumberText.decimal(number, digits: 4) }
}

extension Rule: Hashable {
  /// Two rules are the same when their numbers are.
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
  /// What the rules of the game allow.
  case legality
  /// The declared result and ending.
  case outcome
  /// Players, dates and other facts about the game.
  case metadata
  /// Character sets.
  case encoding
  /// What a record consists of, whatever its format.
  case structure
  /// What an app would do with its save.
  case app
  /// What another program would do with the file.
  case portability
  /// Rules that do not belong to flipbook, but to a program that uses it.
  case own

  /// The name that options take, for example `legality`.
  public var name: String { "\(self)" }

  /// What the rules of the family are about, in a few words.
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
