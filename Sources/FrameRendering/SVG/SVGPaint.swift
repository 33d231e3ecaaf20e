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
  /// A turning disk, seen edge-on.
  case edge = "e"
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
/// Depth, outline and the narrow look of a turning disk are gradients, so that a square needs only
/// one circle with one fill.
struct SVGPaints {
  let theme: Theme
  let suffix: String

  /// The parts of gradients that are coloured by the theme, with the classes of their stops.
  enum Part: String, CaseIterable {
    case darkLight = "d1"
    case darkShade = "d2"
    case lightLight = "l1"
    case lightShade = "l2"
    case outline = "o"
    case legal = "h"

    func colour(in colours: Theme.Palette) -> Colour {
      switch self {
      case .darkLight: colours.highlight(.dark)
      case .darkShade: colours.shade(.dark)
      case .lightLight: colours.highlight(.light)
      case .lightShade: colours.shade(.light)
      case .outline: colours.outline
      case .legal: colours.legal
      }
    }
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
    case .edge:
      // Half dark, half light, between two transparent sides.
      gradient(
        "linear",
        .edge,
        [
          (".33", .outline, true), (".33", .outline, false), (".36", .outline, false),
          (".36", .darkLight, false), (".5", .darkLight, false), (".5", .lightShade, false),
          (".64", .lightShade, false), (".64", .outline, false), (".67", .outline, false),
          (".67", .outline, true),
        ]
      )
    case .hint:
      gradient("radial", .hint, [(".3", .legal, false), (".34", .legal, true)])
    }
  }

  /// A gradient with light from the upper left, then the outline.
  private func disk(_ tone: Piece.Tone, _ light: Part, _ shade: Part) -> String {
    let focus = " fx=\".36\" fy=\".3\""
    let stops: [Stop] = [("", light, false), (".9", shade, false), (".93", .outline, false)]
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
