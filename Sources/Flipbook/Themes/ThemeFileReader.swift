import FrameRendering
import GameRecords
import RecordText

/// Reads a theme, and finds everything that is wrong with it.
struct ThemeFileReader {
  private let source: SourceText
  private(set) var findings: [Finding] = []
  private(set) var warnings: [Finding] = []

  /// The keys of a theme that are no colours.
  private enum Key: String, CaseIterable {
    case schema = "$schema"
    case base, name, depth, darkScheme
  }

  /// The colours, by their keys.
  private static var colours: [(key: String, path: WritableKeyPath<Theme.Palette, Colour>)] {
    [
      ("page", \.page), ("text", \.text), ("board", \.board), ("lines", \.lines), ("dark", \.dark),
      ("light", \.light), ("outline", \.outline), ("mark", \.mark), ("legal", \.legal),
    ]
  }

  init(_ source: SourceText) { self.source = source }

  mutating func read() -> Theme {
    let theme = readAll()
    findings = findings.inOrderOfText
    if let last = findings.indices.last {
      let help = findings[last].help.map { $0.hasSuffix("?") ? "\($0) else " : "\($0); " } ?? ""
      findings[last].help = help + ThemeFile.guide
    }
    return theme
  }

  private mutating func readAll() -> Theme {
    guard !source.isBlank else {
      findings = [
        source.finding(
          .theme,
          "the theme is empty; expected an object",
          help: "write {} for the theme classic as it is",
          at: 0..<0
        )
      ]
      return .classic
    }
    let document = JSONDocument(source, called: "theme", .theme)
    findings = document.findings
    guard let root = document.root else { return .classic }
    guard let members = root.members else {
      refuse(root, expected: "an object")
      return .classic
    }
    let keys = Key.allCases.map(\.rawValue) + Self.colours.map(\.key)
    let known = known(members, keys)
    // The base decides about all that is not said, wherever it stands.
    var theme = known["base"].map { base($0) } ?? .classic
    if let name = known["name"] {
      if let text = name.text, !text.isEmpty {
        theme.name = text
      } else {
        refuse(name, expected: "a name")
      }
    }
    if let depth = known["depth"] {
      if let hasDepth = depth.boolean {
        theme.colours.hasDepth = hasDepth
        theme.darkColours?.hasDepth = hasDepth
      } else {
        refuse(depth, expected: "true or false")
      }
    }
    readColours(known, into: &theme.colours)
    if let scheme = known["darkScheme"] { readDarkScheme(scheme, into: &theme) }
    return theme
  }

  private mutating func base(_ value: JSONDocument.Value) -> Theme {
    guard let name = value.text else {
      refuse(value, expected: "the name of a theme")
      return .classic
    }
    if let theme = Theme.standard.first(where: { $0.name == name }) { return theme }
    let names = Theme.standard.map(\.name)
    findings.append(
      value.finding(
        .theme,
        "there is no theme \(DisplayText.quote(name))" + NearMiss.clause(name, in: names)
      )
    )
    return .classic
  }

  private mutating func readDarkScheme(_ scheme: JSONDocument.Value, into theme: inout Theme) {
    guard let members = scheme.members else {
      return refuse(scheme, expected: "an object with colours")
    }
    var colours = theme.darkColours ?? theme.colours
    readColours(known(members, Self.colours.map(\.key)), into: &colours)
    theme.darkColours = colours
  }

  private mutating func readColours(
    _ known: [String: JSONDocument.Value],
    into palette: inout Theme.Palette
  ) {
    for (key, path) in Self.colours {
      guard let value = known[key] else { continue }
      if let colour = value.text.flatMap({ Colour($0) }) {
        palette[keyPath: path] = colour
      } else {
        refuse(value, expected: "a colour such as #2a7f55 or #fff")
      }
    }
    for weakness in palette.weaknesses {
      // Colours that come from elsewhere have been judged there.
      guard let value = weakness.keys.lazy.compactMap({ known[$0] }).first else { continue }
      var warning = value.finding(.theme, weakness.message, help: weakness.help)
      warning.severity = .warning
      warnings.append(warning)
    }
  }

  // MARK: Findings

  /// The members whose keys are known, each once; the others are told.
  private mutating func known(
    _ members: [JSONDocument.Value],
    _ keys: [String]
  ) -> [String: JSONDocument.Value] {
    var known: [String: JSONDocument.Value] = [:]
    for member in members {
      let key = member.key
      if !keys.contains(key) {
        let settings = keys.filter { !$0.hasPrefix("$") }.joined(separator: ", ")
        findings.append(
          member.finding(
            ofKey: .theme,
            "there is no setting \(DisplayText.quote(key)) here" + NearMiss.clause(key, in: keys),
            help: "the settings are \(settings)"
          )
        )
      } else if known[key] != nil {
        findings.append(
          member.finding(ofKey: .theme, "\(DisplayText.quote(key)) comes twice")
        )
      } else {
        known[key] = member
      }
    }
    return known
  }

  private mutating func refuse(_ value: JSONDocument.Value, expected: String) {
    let found = value.text.map { DisplayText.quote($0) } ?? value.kind
    findings.append(value.finding(.theme, "expected \(expected), found \(found)"))
  }
}
