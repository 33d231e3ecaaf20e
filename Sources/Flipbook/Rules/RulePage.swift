public import GameRecords

/// The text about a rule, for the manual, the help and the documentation.
public struct RulePage: Sendable {
  /// The rule.
  public let rule: Rule
  /// The parts, from the top.
  public let parts: [Part]

  /// A part of a page.
  public enum Part: Sendable {
    /// A paragraph, with or without a heading.
    case paragraph(String?, String)
    /// Preformatted lines with a heading.
    case lines(String, [String])
  }

  /// Creates the page of a rule.
  public init(_ rule: Rule) {
    self.rule = rule
    let explanation = rule.explanation
    var parts: [Part] = [.paragraph(nil, rule.summary), .paragraph("Why", explanation.why)]
    for example in explanation.examples {
      let place = explanation.examples.count > 1 ? " in \(example.format)" : ""
      parts.append(.lines("Example" + place, Self.lines(of: example)))
    }
    parts.append(.paragraph("Fix", explanation.fix))
    if rule.isOptional {
      parts.append(.paragraph(nil, "This is an opt-in rule: “--enable \(rule.name)” turns it on."))
    }
    self.parts = parts
  }

  /// The number, the name and the severity, for example `FB2001 illegal-move (error)`.
  public var title: String {
    "\(rule.code) \(rule.name) (\(rule.severity)\(rule.isOptional ? ", opt-in" : ""))"
  }

  /// Groups rules by family, in the order of the families.
  static func families(of rules: [Rule]) -> [(family: RuleFamily, rules: [Rule])] {
    RuleFamily.allCases.compactMap { family in
      let members = rules.filter { $0.family == family }
      return members.isEmpty ? nil : (family, members)
    }
  }

  /// Returns the lines of an example: the input with a caret under the place of the finding, and
  /// the command if it is not the usual one.
  private static func lines(of example: RuleExample) -> [String] {
    let input = lines(of: example.input)
    guard example.command != RuleExample.usualCommand else { return input }
    return ["$ cat INPUT"] + input + ["$ " + example.command]
  }

  /// The number of lines shown on each side of the place in a long input.
  private static let context = 4

  private static func lines(of input: ExampleText) -> [String] {
    let bytes = input.bytes
    // Texts have no zero bytes, and every binary file has some.
    guard !bytes.contains(0) else {
      let text = SourceText(name: "", bytes: bytes[...], start: .binaryStart)
      return picture(of: input.marked ?? 0..<0, in: text)
    }
    let text = SourceText(name: "", bytes: bytes[...])
    var ranges: [Range<Int>] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      ranges.append(line.startIndex..<line.endIndex)
    }
    // An empty text after the last line feed is not a line, unless the finding is there.
    if let last = ranges.last, last.isEmpty, ranges.count > 1,
      input.marked?.lowerBound != last.lowerBound
    {
      ranges.removeLast()
    }
    let marked = input.marked.flatMap { marked in
      ranges.firstIndex { ($0.lowerBound...$0.upperBound).contains(marked.lowerBound) }
    }
    let centre = marked ?? 0
    let shown =
      ranges.count > 3 * context
      ? max(0, centre - context)..<min(ranges.count, centre + context + 1) : 0..<ranges.count
    let lines = shown.flatMap { index in
      if index == marked, let range = input.marked { return picture(of: range, in: text) }
      return [text.place(of: ranges[index]).excerpt?.text ?? ""]
    }
    return (shown.lowerBound > 0 ? ["…"] : []) + lines
      + (shown.upperBound < ranges.count ? ["…"] : [])
  }

  /// Returns the line around a place, and the caret under it.
  private static func picture(of range: Range<Int>, in text: SourceText) -> [String] {
    guard let excerpt = text.place(of: range).excerpt else { return [] }
    return [excerpt.text, excerpt.markLine()]
  }
}
