public import GameRecords

/// What the manual, the help and the documentation say about a rule, in one form for all of them.
public struct RulePage: Sendable {
  /// The rule.
  public let rule: Rule
  /// What is said, from the top.
  public let parts: [Part]

  /// A part of a page.
  public enum Part: Sendable {
    /// A paragraph, if it has a heading with the heading before it.
    case paragraph(String?, String)
    /// Lines that stand as they are, with a heading before them.
    case lines(String, [String])
  }

  /// The page of a rule.
  public init(_ rule: Rule) {
    self.rule = rule
    var parts: [Part] = [.paragraph(nil, rule.summary), .paragraph("Why", rule.why)]
    if let example = rule.example { parts.append(.lines("Example", Self.lines(of: example))) }
    parts.append(.paragraph("Fix", rule.fix))
    if rule.isOptional {
      parts.append(.paragraph(nil, "The rule is optional: “--enable \(rule.name)” asks for it."))
    }
    self.parts = parts
  }

  /// The number, the name and the severity, for example `FB2001 illegal-move (error)`.
  public var title: String {
    "\(rule.code) \(rule.name) (\(rule.severity)\(rule.isOptional ? ", optional" : ""))"
  }

  /// An example as a reader sees it: the command if it is not the usual one, the input, and a caret
  /// under the place of the finding.
  private static func lines(of example: RuleExample) -> [String] {
    let isUsual = example.command == RuleExample.usualCommand
    let command = isUsual ? [] : ["$ " + example.command]
    let bytes = example.input.bytes
    // No text has a zero, and no binary file is without one.
    guard !bytes.contains(0) else {
      let text = SourceText(name: "", bytes: bytes[...], start: .binaryStart)
      return command + picture(of: example.input.marked ?? 0..<0, in: text)
    }
    let text = SourceText(name: "", bytes: bytes[...])
    var lines = command
    var lineStart = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { lineStart += line.count + 1 }
      let isLast = lineStart + line.count == bytes.count
      if line.isEmpty, isLast, lineStart > 0, example.input.marked?.lowerBound != lineStart {
        break
      }
      if let marked = example.input.marked,
        (lineStart...lineStart + line.count).contains(marked.lowerBound)
      {
        lines += picture(of: marked, in: text)
      } else {
        lines.append(text.place(of: lineStart..<lineStart + line.count).excerpt?.text ?? "")
      }
    }
    return lines
  }

  /// The line around a place, and the caret under it.
  private static func picture(of range: Range<Int>, in text: SourceText) -> [String] {
    guard let excerpt = text.place(of: range).excerpt else { return [] }
    let mark = "^" + String(repeating: "~", count: max(0, excerpt.caret.count - 1))
    return [excerpt.text, String(repeating: " ", count: excerpt.caret.lowerBound) + mark]
  }
}
