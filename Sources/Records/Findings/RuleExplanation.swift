/// What a rule says, why it matters, and what to do about a finding.
public struct RuleExplanation: Sendable {
  /// One sentence that says what must or should be the case.
  public private(set) var summary = ""
  /// Why it matters: what goes wrong if the rule is broken.
  public private(set) var why = ""
  /// What to do about a finding.
  public private(set) var fix = ""
  /// Inputs that break only this rule, at most one in each format; none if there can be none.
  public private(set) var examples: [RuleExample] = []

  /// Explains nothing.
  init() {}

  /// Reads a section of a page, without its heading.
  init(_ lines: [String]) throws(RuleExplanationError) {
    var lines = lines[...]
    var paragraphs: [String] = []
    while let line = lines.first {
      if line.isEmpty {
        lines.removeFirst()
      } else if line.hasPrefix(Self.fence) {
        let block = lines.dropFirst().prefix { $0 != Self.fence }
        lines = lines.dropFirst(block.count + 1)
        guard lines.popFirst() != nil else { throw RuleExplanationError("a block is not closed") }
        try add(block.joined(separator: "\n"), line.dropFirst(Self.fence.count))
      } else {
        let paragraph = lines.prefix { !$0.isEmpty && !$0.hasPrefix(Self.fence) }
        lines = lines.dropFirst(paragraph.count)
        paragraphs.append(paragraph.joined(separator: " "))
      }
    }
    guard paragraphs.count == 3, paragraphs[2].hasPrefix(Self.remedy) else {
      throw RuleExplanationError("expected three paragraphs, the last one after “\(Self.remedy)”")
    }
    summary = try Self.plain(paragraphs[0][...])
    why = try Self.plain(paragraphs[1][...])
    fix = try Self.plain(paragraphs[2].dropFirst(Self.remedy.count))
  }

  private static let fence = "```"
  private static let remedy = "**Fix.** "

  /// Adds an example, or a file next to the last one.
  private mutating func add(_ content: String, _ info: Substring) throws(RuleExplanationError) {
    var words = info.split(separator: " ", omittingEmptySubsequences: false)[...]
    let isCompanion = words.first == "companion"
    if isCompanion { words.removeFirst() }
    guard let name = words.popFirst().map(String.init), !name.isEmpty else {
      throw RuleExplanationError("a block needs the name of a format")
    }
    let isHex = words.first == "hex"
    if isHex { words.removeFirst() }
    let text = try ExampleText(content, isHex: isHex)
    if !isCompanion {
      let command = words.isEmpty ? RuleExample.usualCommand : words.joined(separator: " ")
      examples.append(RuleExample(format: name, input: text, command: command))
    } else if examples.isEmpty || !words.isEmpty {
      throw RuleExplanationError(
        "expected “companion”, a name and “hex” after the block of an input"
      )
    } else {
      examples[examples.count - 1].companions[name] = text
    }
  }

  /// Returns a paragraph without backslashes before signs of Markdown.
  private static func plain(_ paragraph: Substring) throws(RuleExplanationError) -> String {
    var plain = ""
    var rest = paragraph.unicodeScalars
    while let scalar = rest.popFirst() {
      if "*`<&".unicodeScalars.contains(scalar) {
        throw RuleExplanationError("write “\\\(scalar)” for “\(scalar)”")
      }
      guard scalar == "\\" else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      guard let sign = rest.popFirst(), sign.isASCII, !sign.properties.isAlphabetic else {
        throw RuleExplanationError("write “\\\\” for a backslash")
      }
      plain.unicodeScalars.append(sign)
    }
    return plain
  }
}
