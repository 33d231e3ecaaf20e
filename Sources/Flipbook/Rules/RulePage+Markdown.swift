public import GameRecords

extension RulePage {
  /// Returns the rules as an article: a section for each family, and in it one for each rule.
  public static func article(of rules: [Rule]) -> String {
    var lines = [
      "# Rules", "", "What `flipbook validate` finds, why it matters, and what to do about it.", "",
      "## Overview", "",
      "Each rule has a number and a name, which never change. The first digit of the number is that",
      "of its family. Rules in parentheses are opt-in: `--enable` turns them on.",
    ]
    for (family, members) in families(of: rules) {
      lines += ["", "### \(family.title)", "", "Family `\(family.name)`."]
      for rule in members { lines += [""] + RulePage(rule).section }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var section: [String] {
    // DocC prints grave accents in a heading as they are.
    var lines = ["#### \(rule.code) \(rule.name)", ""]
    lines.append("*\(rule.severity)\(rule.isOptional ? ", opt-in" : "")*")
    for part in parts {
      lines.append("")
      switch part {
      case .paragraph(let heading, let text):
        let opening = heading.map { "**\($0).** " } ?? ""
        lines += DisplayText.wrap(opening + Self.escaped(text), width: 100)
      case .lines(_, let text):
        lines += ["```text"] + text + ["```"]
      }
    }
    return lines
  }

  /// Returns a text in which nothing is read as markup.
  ///
  /// DocC makes a dash of two hyphens, unless one of them is escaped.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      let isHyphenAgain = character == "-" && escaped.last == "-"
      if isHyphenAgain || "\\`*_[]<>#|".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
