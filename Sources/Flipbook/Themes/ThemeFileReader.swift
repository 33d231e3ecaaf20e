import FrameRendering
import GameRecords
import RecordFormats

/// Reads a theme and finds everything wrong with it.
struct ThemeFileReader {
  private var reader: JSONDocumentReader
  private(set) var warnings: [Finding] = []

  /// The colours, by their keys.
  private static var colours: [(key: String, path: WritableKeyPath<Theme.Palette, Colour>)] {
    [
      ("page", \.page), ("text", \.text), ("board", \.board), ("lines", \.lines), ("dark", \.dark),
      ("light", \.light), ("outline", \.outline), ("mark", \.mark), ("legal", \.legal),
    ]
  }

  init(_ source: SourceText) {
    reader = JSONDocumentReader(
      source,
      called: "theme",
      .theme,
      emptyHint: "write {} for the classic theme"
    )
  }

  /// The findings, in the order of the text; the last one has a hint where to find out more.
  var findings: [Finding] {
    var findings = reader.findings
    if let last = findings.indices.last {
      let help = findings[last].help.map { $0.hasSuffix("?") ? "\($0) else " : "\($0); " } ?? ""
      findings[last].help = help + ThemeFile.guide
    }
    return findings
  }

  mutating func read() -> Theme {
    guard var object = reader.object(reader.root) else { return .classic }
    _ = object.take("$schema")
    // The base supplies everything that is missing, wherever it is in the file.
    var theme = base(object.take("base")) ?? .classic
    theme.name = reader.name(object.take("name"), as: "a name") ?? theme.name
    if let depth = reader.boolean(object.take("depth")) {
      theme.colours.hasDepth = depth
      theme.darkColours?.hasDepth = depth
    }
    let scheme = object.take("darkScheme")
    readColours(of: &object, into: &theme.colours)
    reader.refuseRest(of: object, as: "a theme")
    if var scheme = reader.object(scheme, as: "an object with colours") {
      var colours = theme.darkColours ?? theme.colours
      readColours(of: &scheme, into: &colours)
      reader.refuseRest(of: scheme, as: "a dark scheme")
      theme.darkColours = colours
    }
    return theme
  }

  private mutating func base(_ value: JSONValue?) -> Theme? {
    guard let value, let name = reader.text(value, as: "the name of a theme") else { return nil }
    if let theme = Theme.standard.first(where: { $0.name == name }) { return theme }
    let names = Theme.standard.map(\.name)
    let message = "unknown theme \(DisplayText.quote(name))" + NearMiss.clause(name, in: names)
    reader.report(message, at: value.innerRange)
    return nil
  }

  private mutating func readColours(of object: inout JSONObject, into palette: inout Theme.Palette)
  {
    var values: [String: JSONValue] = [:]
    for (key, path) in Self.colours {
      values[key] = object.take(key)
      let parsed = reader.read(values[key], as: "a colour such as #2a7f55 or #fff") {
        $0.text.flatMap { Colour.parse($0) }
      }
      guard let parsed else { continue }
      palette[keyPath: path] = parsed.colour
      if path == \.page {
        palette.pageOpacity = parsed.opacity ?? 255
      } else if parsed.opacity != nil, let value = values[key] {
        reader.report("only the page can be transparent", at: value.innerRange)
      }
    }
    for weakness in palette.weaknesses {
      // Colours of the base have been judged already.
      guard let value = weakness.keys.lazy.compactMap({ values[$0] }).first else { continue }
      var warning = reader.source.finding(
        .theme,
        weakness.message,
        help: weakness.help,
        at: value.innerRange
      )
      warning.severity = .warning
      warnings.append(warning)
    }
  }
}
