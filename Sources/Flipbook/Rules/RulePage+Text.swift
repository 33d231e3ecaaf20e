public import GameRecords

extension RulePage {
  /// Returns the page for a terminal or a file, in lines of at most 80 columns.
  public func text(usesColour: Bool) -> String {
    let style = TerminalStyle(usesColour: usesColour)
    var lines = [style.mark("\(rule.code) \(rule.name)", rule.severity) + note]
    for part in parts {
      lines.append("")
      switch part {
      case .paragraph(let heading, let text):
        if let heading { lines.append(style.bold(heading)) }
        lines += DisplayText.wrap(text, width: 78).map { (heading == nil ? "" : "  ") + $0 }
      case .lines(let heading, let text):
        lines.append(style.bold(heading))
        lines += text.map { $0.isEmpty ? "" : "  " + $0 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var note: String { String(title.dropFirst("\(rule.code) \(rule.name)".count)) }

  /// Returns the rules as a table for a terminal or a file, family by family.
  public static func table(of rules: [Rule], usesColour: Bool) -> String {
    let style = TerminalStyle(usesColour: usesColour)
    let width = rules.map(\.name.count).max() ?? 0
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    var lines: [String] = []
    for (family, members) in families(of: rules) {
      if !lines.isEmpty { lines.append("") }
      lines.append(style.bold("\(family.title) (\(family.name))"))
      for rule in members {
        let severity = rule.isOptional ? "(\(rule.severity))" : "\(rule.severity)"
        lines.append(
          "  \(rule.code)  " + padded(rule.name, width) + "  "
            + style.mark(padded(severity, 9), rule.severity) + "  " + rule.summary
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
