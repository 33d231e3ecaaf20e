/// The colours and measures of a page, under their names in its style sheets.
enum HTMLStyle {
  /// The largest default width of the board, and of each of its squares.
  private static let defaultSize = (board: 560, square: 72)

  /// Returns the style of a page.
  /// - Parameters:
  ///   - theme: the colours.
  ///   - measures: the measures of the board; empty if there is none.
  ///   - sheets: the style sheets.
  /// - Returns: the style, in CSS.
  static func sheet(
    _ theme: Theme,
    measures: String = "",
    _ sheets: [[UInt8]]
  ) -> [UInt8] {
    var style = ":root{\(measures)\(colours(theme.colours))}"
    if let dark = theme.darkColours {
      style += "@media(prefers-color-scheme:dark){:root{\(colours(dark))}}"
    }
    if !measures.isEmpty {
      let radius = SVGOutput.number(PictureLayout.diskRadius - PictureLayout.rim / 2, decimals: 3)
      // A page has no identifiers with a suffix.
      style += SVGPaints(theme: theme, suffix: "").darkScheme + ".pieces circle{r:\(radius)px}"
    }
    return Array((style + "\n").utf8) + sheets.joined()
  }

  /// Returns the measures of a board, in CSS.
  static func measures(of board: HTMLBoard, _ options: RenderingOptions) -> String {
    let usual = min(defaultSize.board, defaultSize.square * board.columns)
    return "--size:\(options.size ?? usual)px;--ratio:\(board.ratio);"
  }

  private static func colours(_ palette: Theme.Palette) -> String {
    let (page, text) = (palette.page, palette.text)
    let colours = [
      ("page", page), ("text", text), ("soft", text.mixed(with: page, 0.15)),
      ("ring", text.mixed(with: page, 0.5)), ("raised", page.mixed(with: text, 0.08)),
      ("hover", page.mixed(with: text, 0.18)), ("dark", palette.dark), ("light", palette.light),
      ("rim", palette.outline), ("felt", palette.board), ("mark", palette.mark),
      ("d1", palette.highlight(.dark)), ("d2", palette.shade(.dark)),
      ("l1", palette.highlight(.light)), ("l2", palette.shade(.light)),
    ]
    // The browser draws its own parts of controls to match.
    let scheme = page.luminance < text.luminance ? "dark" : "light"
    return colours.map { "--\($0):\($1);" }.joined() + "color-scheme:\(scheme)"
  }

  /// A turning disk, as a data URL.
  static let icon = """
    data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E\
    %3Ccircle cx='8' cy='8' r='7' fill='%23f4f3ee' stroke='%231c1c1e'/%3E\
    %3Cpath d='M8 1a7 7 0 0 0 0 14z' fill='%231c1c1e'/%3E%3C/svg%3E
    """
}
