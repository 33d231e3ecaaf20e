import GameRecords

/// The compact syntax of RELAX NG.
enum RelaxNGCompact {
  /// The text of a grammar.
  static func text(of grammar: RelaxNGGrammar) -> [UInt8] {
    var lines = [
      "# \(XMLSchemas.title)", "#",
      "# RELAX NG, compact syntax. game-record.rng is the same schema in XML.", "",
      "default namespace record = \"\(XMLVocabulary.namespace)\"",
      "namespace local = \"\"",
      "datatypes xsd = \"http://www.w3.org/2001/XMLSchema-datatypes\"", "",
      "start = \(grammar.start.joined(separator: " | "))",
    ]
    for definition in grammar.definitions {
      lines += [""] + documentation(definition.about)
      let pattern = Self.lines(of: definition.pattern)
      if pattern.count == 1, definition.name.utf8.count + pattern[0].utf8.count + 3 <= width {
        lines.append("\(definition.name) = \(pattern[0])")
      } else {
        lines += ["\(definition.name) ="] + indented(pattern)
      }
    }
    lines += [
      "", "## Anything in other namespaces is skipped.",
      "foreign-attribute = attribute * - (record:* | local:*) { text }",
      "foreign = element * - (record:* | local:*) { anything }",
      "anything = (attribute * { text } | text | element * { anything })*",
    ]
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static let width = 98

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  private static func documentation(_ text: String) -> [String] {
    text.isEmpty ? [] : DisplayText.wrap(text, width: width - 3).map { "## " + $0 }
  }

  /// A pattern on one line if it fits, otherwise on several.
  private static func lines(of pattern: RelaxNGPattern) -> [String] {
    if let line = line(of: pattern), line.utf8.count <= width - 8 { return [line] }
    switch pattern {
    case .element(let name, let content): return block("element \(name) {", content, "}")
    case .attribute(let name, let about, let value):
      return documentation(about) + ["attribute \(name) { \(line(of: value) ?? "") }"]
    case .optional(.attribute(let name, let about, let value)):
      return documentation(about) + ["attribute \(name) { \(line(of: value) ?? "") }?"]
    case .optional(let inner): return block("(", inner, ")?")
    case .any(let inner): return block("(", inner, ")*")
    case .some(let inner): return block("(", inner, ")+")
    case .mixed(let inner): return block("mixed {", inner, "}")
    case .list(let inner): return block("list {", inner, "}")
    case .group(let parts):
      return parts.enumerated().flatMap { index, part in
        var lines = lines(of: part)
        if index < parts.count - 1 { lines[lines.count - 1] += "," }
        return lines
      }
    case .choice(let parts):
      return parts.enumerated().flatMap { index, part in
        let lines = lines(of: part)
        return index == 0 ? lines : ["| " + lines[0]] + indented(Array(lines.dropFirst()))
      }
    case .data(let type, let facets):
      return ["xsd:\(type) {"] + indented(facets.map { "\($0) = \"\($1)\"" }) + ["}"]
    case .reference, .text, .value: return [line(of: pattern) ?? ""]
    }
  }

  private static func block(_ start: String, _ pattern: RelaxNGPattern, _ end: String) -> [String] {
    [start] + indented(lines(of: pattern)) + [end]
  }

  /// A pattern on one line; `nil` when a part of it has documentation.
  private static func line(of pattern: RelaxNGPattern) -> String? {
    func around(_ pattern: RelaxNGPattern, _ start: String, _ end: String) -> String? {
      line(of: pattern).map { start + $0 + end }
    }
    func repeated(_ pattern: RelaxNGPattern, _ sign: String) -> String? {
      switch pattern {
      case .group, .choice: around(pattern, "(", ")" + sign)
      default: around(pattern, "", sign)
      }
    }
    switch pattern {
    case .reference(let name): return name
    case .element(let name, let content): return around(content, "element \(name) { ", " }")
    case .attribute(let name, let about, let value):
      return about.isEmpty ? around(value, "attribute \(name) { ", " }") : nil
    case .group(let parts):
      let lines = parts.compactMap { part -> String? in
        if case .choice = part { around(part, "(", ")") } else { line(of: part) }
      }
      return lines.count == parts.count ? lines.joined(separator: ", ") : nil
    case .choice(let parts):
      let lines = parts.compactMap(line(of:))
      return lines.count == parts.count ? lines.joined(separator: " | ") : nil
    case .optional(let inner): return repeated(inner, "?")
    case .any(let inner): return repeated(inner, "*")
    case .some(let inner): return repeated(inner, "+")
    case .mixed(let inner): return around(inner, "mixed { ", " }")
    case .list(let inner): return around(inner, "list { ", " }")
    case .text: return "text"
    case .value(let value): return "\"\(value)\""
    case .data(let type, let facets):
      return "xsd:\(type) { \(facets.map { "\($0) = \"\($1)\"" }.joined(separator: " ")) }"
    }
  }
}
