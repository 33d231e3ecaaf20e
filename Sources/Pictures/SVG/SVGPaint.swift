/// The contents of a square, as the fill of its circle.
enum SVGPaint: String, Hashable, CaseIterable {
  /// Nothing.
  case empty = "none"
  /// A dark disk.
  case dark = "d"
  /// A light disk.
  case light = "l"
  /// A dark panel.
  case darkPanel = "pd"
  /// A light panel.
  case lightPanel = "pl"
  /// The mark of a legal placement.
  case hint = "h"

  init(_ tone: Piece.Tone) { self = tone == .dark ? .dark : .light }

  init(_ piece: Piece) {
    switch (piece.shape, piece.tone) {
    case (.disk, let tone): self.init(tone)
    case (.panel, .dark): self = .darkPanel
    case (.panel, .light): self = .lightPanel
    }
  }

  /// Returns the fill, for an attribute or a property, in a document whose identifiers end with a
  /// suffix.
  func fill(_ suffix: String) -> String {
    self == .empty ? "none" : "url(#\(rawValue)\(suffix))"
  }

  /// The fill as a value of a property of the document's root; see ``SVGPaints``.
  var reference: String { self == .empty ? "none" : "var(--\(rawValue))" }
}

/// The definitions of the paints of squares.
///
/// Depth and the marks of legal placements are gradients, so that in an animation one property of a
/// shape decides what a square shows.
struct SVGPaints {
  let theme: Theme
  let suffix: String

  /// The parts of gradients that are coloured by the theme, with the classes of their stops.
  enum Part: String, CaseIterable {
    case darkLight = "d1"
    case darkShade = "d2"
    case lightLight = "l1"
    case lightShade = "l2"
    case legal = "h"

    func colour(in colours: Theme.Palette) -> Colour {
      switch self {
      case .darkLight: colours.highlight(.dark)
      case .darkShade: colours.shade(.dark)
      case .lightLight: colours.highlight(.light)
      case .lightShade: colours.shade(.light)
      case .legal: colours.legal
      }
    }
  }

  /// The rules for readers who prefer dark pages, in CSS; empty if the theme has no dark colours.
  var darkScheme: String {
    guard let dark = theme.darkColours else { return "" }
    let fills = [("p", dark.page), ("b", dark.board), ("t", dark.text), ("m", dark.mark)]
      .map { "#g\(suffix) .\($0){fill:\($1)}" }
    let stops = Part.allCases.map { part in
      "#g\(suffix) .\(part.rawValue){stop-color:\(part.colour(in: dark))}"
    }
    let opacity =
      dark.pageOpacity == theme.colours.pageOpacity
      ? "" : "#g\(suffix) .o{fill-opacity:\(SVGOutput.opacity(dark.pageOpacity))}"
    return
      "@media(prefers-color-scheme:dark){\(fills.joined())\(opacity)#g\(suffix) .n{stroke:\(dark.lines)}"
      + "#g\(suffix) .k{stroke:\(dark.outline)}#g\(suffix) .r{stroke:\(dark.text)}#g\(suffix) .q{stroke:\(dark.mark)}"
      + stops.joined() + "}"
  }

  /// Returns the definitions of some paints.
  func definitions(_ paints: Set<SVGPaint>) -> String {
    SVGPaint.allCases.filter(paints.contains).map(definition).joined()
  }

  private func definition(of paint: SVGPaint) -> String {
    switch paint {
    case .empty: ""
    case .dark: disk(.dark, .darkLight, .darkShade)
    case .light: disk(.light, .lightLight, .lightShade)
    case .darkPanel: panel(.darkPanel, .darkLight, .darkShade)
    case .lightPanel: panel(.lightPanel, .lightLight, .lightShade)
    case .hint: hint
    }
  }

  /// A dot in the middle of a circle as large as a disk, with a soft edge.
  private var hint: String {
    let edge = PictureLayout.hintRadius / (PictureLayout.diskRadius - PictureLayout.rim / 2)
    let stops = [(-0.02, false), (0.02, true)].map { distance, isClear -> Stop in
      (SVGOutput.number(edge + distance), .legal, isClear)
    }
    return gradient("radial", .hint, stops)
  }

  /// Returns the definitions of some paints and, if there are disks, of their edges, half of each side:
  /// the player of a page turns them.
  func playerDefinitions(_ paints: Set<SVGPaint>) -> String {
    guard paints.contains(.dark) else { return definitions(paints) }
    let sides = [Part.darkShade, .lightShade].map { part in
      "<stop offset=\".5\"\(theme.className(part.rawValue)) stop-color=\"\(part.colour(in: theme.colours))\"/>"
    }
    return definitions(paints)
      + "<linearGradient id=\"e\(suffix)\">\(sides.joined())</linearGradient>"
  }

  /// A gradient with light from the upper left.
  private func disk(_ tone: Piece.Tone, _ light: Part, _ shade: Part) -> String {
    let focus = " fx=\".36\" fy=\".3\""
    let stops: [Stop] = [("", light, false), (".93", shade, false)]
    return gradient("radial", SVGPaint(tone), stops, theme.colours.hasDepth ? focus : "")
  }

  /// A gradient with light from above.
  private func panel(_ paint: SVGPaint, _ light: Part, _ shade: Part) -> String {
    let stops: [Stop] = [("", light, false), ("1", shade, false)]
    return gradient("linear", paint, stops, " x2=\"0\" y2=\"1\"")
  }

  private typealias Stop = (offset: String, part: Part, isClear: Bool)

  private func gradient(
    _ kind: String,
    _ paint: SVGPaint,
    _ stops: [Stop],
    _ attributes: String = ""
  ) -> String {
    let stops = stops.map { offset, part, isClear in
      "<stop" + (offset.isEmpty ? "" : " offset=\"\(offset)\"") + theme.className(part.rawValue)
        + " stop-color=\"\(part.colour(in: theme.colours))\""
        + (isClear ? " stop-opacity=\"0\"/>" : "/>")
    }
    return "<\(kind)Gradient id=\"\(paint.rawValue)\(suffix)\"\(attributes)>\(stops.joined())"
      + "</\(kind)Gradient>"
  }
}

extension Theme {
  /// Returns the class attribute for CSS rules, which exist only for dark pages.
  func className(_ name: String) -> String { darkColours == nil ? "" : " class=\"\(name)\"" }
}
