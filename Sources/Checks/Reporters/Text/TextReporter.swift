public import GameRecords

/// Turns findings into text for people: the place, the message, the source line with a caret, and
/// the board.
public struct TextReporter: Sendable {
  private let style: TerminalStyle

  /// Creates a reporter that may use terminal colours.
  public init(usesColour: Bool) { style = TerminalStyle(usesColour: usesColour) }

  /// Returns the lines of one finding, each with a line feed at its end.
  public func text(for finding: Finding) -> String {
    var lines = [heading(of: finding)]
    if let excerpt = finding.place.excerpt, !excerpt.text.isEmpty {
      lines.append("  " + excerpt.text)
      lines.append("  " + excerpt.markLine { style.mark($0, finding.severity) })
    }
    if let shown = finding.position {
      lines += shown.position.drawing(marking: finding.place.square, style).map { "  " + $0 }
    }
    if let context = finding.place.context { lines.append("  in " + context) }
    if let help = finding.help { lines.append("  " + style.bold("help:") + " " + help) }
    return lines.map { LogText.inert($0) + "\n" }.joined()
  }

  /// Returns a line about an input that is not a finding.
  package func note(about source: String, _ words: String) -> String {
    LogText.inert(style.bold(DisplayText.escape(source) + ":") + " " + words)
  }

  /// Returns a rule's name in the colour of a severity.
  func name(of rule: Rule, _ severity: Severity) -> String { style.mark(rule.name, severity) }

  private func heading(of finding: Finding) -> String {
    var place = DisplayText.escape(finding.place.source)
    if let start = finding.place.start {
      place += start.isBinary ? ": byte \(start.offset)" : ":\(start.line):\(start.column)"
    }
    return style.bold(place + ":") + " "
      + style.mark("\(finding.severity):", finding.severity) + " "
      + style.bold(finding.message) + " " + style.dim("[\(finding.rule.name)]")
  }
}
