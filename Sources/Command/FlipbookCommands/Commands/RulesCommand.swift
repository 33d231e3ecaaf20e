import ArgumentParser
import Flipbook
import Platform
import TerminalOutput

/// `flipbook rules`: lists or explains rules.
struct RulesCommand: AsyncParsableCommand, ColouredCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or explain a rule",
    discussion: """
      Without arguments, list all rules by family; the severities of opt-in rules are in \
      parentheses. Name a rule as in a report, such as illegal-move, or by its number, such as \
      FB2001. The name of a family lists its rules.
      """
  )

  @Option(help: "Show the rules in this format.")
  var format = Form.text

  @OptionGroup var colour: ColourOption

  @Argument(
    help: ArgumentHelp("Rules to explain.", valueName: "rule"),
    completion: RuleSelection.completion,
    transform: RuleSelection.init
  )
  var rules: [RuleSelection] = []

  /// The formats in which rules can be shown.
  enum Form: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// A manual page.
    case man
    /// An article of the documentation.
    case markdown
    /// For programs.
    case json
  }

  func run() async throws {
    let chosen = rules.flatMap(\.rules)
    let shown = chosen.isEmpty ? Known.rules.rules : chosen
    let usesColour = Terminal.usesColour(.standardOutput)
    let bytes: [UInt8]
    switch format {
    case .text where rules.allSatisfy(\.isFamily):
      bytes = Array(RulePage.table(of: shown, usesColour: usesColour).utf8)
    case .text:
      let pages = shown.map { RulePage($0).text(usesColour: usesColour) }
      bytes = Array(pages.joined(separator: "\n").utf8)
    case .man: bytes = Array(RulePage.manual(of: shown).utf8)
    case .markdown: bytes = Array(RulePage.article(of: shown).utf8)
    case .json: bytes = RulePage.json(of: shown)
    }
    try await reportingOutputFailures {
      try StandardOutput.write(bytes)
      return .clean
    }
  }
}
