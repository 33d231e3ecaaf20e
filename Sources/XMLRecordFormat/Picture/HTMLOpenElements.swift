/// The elements of an HTML page that are open, as far as it matters to what text means.
struct HTMLOpenElements {
  private var elements: [Element] = []

  private struct Element {
    let name: String
    /// Whether it is one of SVG or MathML.
    let isForeign: Bool
    /// Whether what stands in it is too.
    let holdsForeign: Bool
  }

  /// How the text of an element goes on.
  enum Text {
    /// With markup.
    case markup
    /// Up to its end tag, whatever else may stand there.
    case raw
    /// In the same way, but that a comment may hide the end tag of a script in it.
    case script
    /// Up to the end of the page.
    case plain
  }

  /// How deep elements are nested at the most; browsers flatten what is deeper.
  private static let limit = 512

  /// How many elements are open.
  var count: Int { elements.count }

  /// Whether markup of SVG or MathML is expected.
  var holdsForeign: Bool { elements.last?.holdsForeign ?? false }

  /// Whether there is an element that cannot go without its end tag.
  var hasUnclosed: Bool {
    elements.contains { $0.isForeign || !Self.endsByItself.contains($0.name) }
  }

  /// Ends the elements of SVG and MathML in which one of HTML cannot stand.
  mutating func prepare(for name: String) {
    guard holdsForeign, Self.breakouts.contains(name) else { return }
    while holdsForeign { elements.removeLast() }
  }

  /// Opens an element, unless it ends at once.
  /// - Returns: what its text is; `nil` when it has none.
  mutating func start(_ name: String, isSelfClosing: Bool) -> Text? {
    let isForeign = holdsForeign || name == "svg" || name == "math"
    if isForeign ? isSelfClosing : Self.empty.contains(name) { return nil }
    let holdsForeign = isForeign && !Self.integrationPoints.contains(name)
    if elements.count == Self.limit { elements.removeLast() }
    elements.append(Element(name: name, isForeign: isForeign, holdsForeign: holdsForeign))
    guard !isForeign else { return .markup }
    return switch name {
    case "script": .script
    case "plaintext": .plain
    default: Self.raw.contains(name) ? .raw : .markup
    }
  }

  /// Ends the innermost element with a name, and all in it.
  mutating func end(_ name: String) {
    guard let index = elements.lastIndex(where: { $0.name == name }) else { return }
    elements.removeSubrange(index...)
  }
}

// MARK: - Names

extension HTMLOpenElements {
  /// Elements that have no content.
  private static let empty: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  /// Elements whose text holds no markup.
  private static let raw: Set = [
    "iframe", "noembed", "noframes", "style", "textarea", "title", "xmp",
  ]

  /// Elements whose end tag may be left out.
  private static let endsByItself: Set = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p",
    "rb", "rp", "rt", "rtc", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Elements of SVG and MathML in which HTML stands.
  private static let integrationPoints: Set = [
    "desc", "foreignobject", "mi", "mn", "mo", "ms", "mtext", "title",
  ]

  /// Elements of HTML that cannot stand in SVG or MathML.
  private static let breakouts: Set = [
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em",
    "embed", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu",
    "meta", "nobr", "ol", "p", "pre", "ruby", "s", "small", "span", "strike", "strong", "sub",
    "sup", "table", "tt", "u", "ul", "var",
  ]
}
