import GameRecords

/// A whole SVG document around a picture.
struct SVGDocument {
  let game: any DrawableGame
  let options: RenderingOptions
  let page: SVGPage
  let parts: ScreenParts
  /// The names next to the counts, if they are shown.
  let names: [PlayerName]

  /// Creates a document.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: what to draw and how.
  ///   - hasMessage: whether there is a message below the board.
  init(_ game: any DrawableGame, _ options: RenderingOptions, hasMessage: Bool) {
    self.game = game
    self.options = options
    parts = game.parts(options)
    let layout = game.layout(options, hasMessage: hasMessage)
    let page = SVGPage(layout: layout, theme: options.theme, suffix: Self.suffixPlace)
    self.page = page
    names = game.names(options) { SVGStatus.fits($0, layout) } ?? []
  }

  /// The paints of all pieces that can be on the board.
  var paints: Set<SVGPaint> { Set(parts.pieces.map { SVGPaint($0) }) }

  /// Returns a document with a picture.
  /// - Parameters:
  ///   - picture: the elements on the page and the board.
  ///   - paints: the paints that the picture uses.
  ///   - summary: a description in a few sentences.
  ///   - style: the rules that animate it, in CSS.
  /// - Returns: the document.
  func bytes(
    _ picture: String,
    paints: Set<SVGPaint>,
    summary: String,
    style: String = ""
  ) -> [UInt8] {
    let suffix = page.suffix
    let size = options.size ?? Int(page.width.rounded())
    let height = Int((page.height * Double(size) / page.width).rounded())
    var output = SVGOutput()
    output.add(
      """
      <svg xmlns="http://www.w3.org/2000/svg" id="g\(suffix)" viewBox="\(page.viewBox)" \
      width="\(size)" height="\(height)" role="img" aria-labelledby="t\(suffix) a\(suffix)" \
      font-family="system-ui,sans-serif">
      <title id="t\(suffix)">
      """
    )
    output.add(text: game.title(options))
    output.add("</title>\n<desc id=\"a\(suffix)\">")
    output.add(text: summary)
    output.add("</desc>\n")
    if let record = game.embedded {
      output.add("<metadata id=\"flipbook-record-\(suffix)\">\(record)</metadata>\n")
    }
    let paintings = SVGPaints(theme: page.theme, suffix: suffix)
    let rules = style + paintings.darkScheme
    if !rules.isEmpty { output.add("<style>\(rules)</style>\n") }
    output.add("<defs>\(paintings.definitions(paints))</defs>\n")
    output.add(page.board + "\n")
    if page.layout.parts.contains(.coordinates) { output.add(page.coordinates + "\n") }
    if page.layout.parts.contains(.heading),
      let heading = game.heading(options, columns: page.headingColumns)
    {
      output.add(page.heading(heading) + "\n")
    }
    if !page.layout.caption.isEmpty { output.add(page.caption + "\n") }
    output.add(picture)
    output.add("\n</svg>\n")
    return Self.unique(output.bytes)
  }

  /// The placeholder for the suffix while a document is drawn: a character that no document
  /// contains.
  private static let suffixPlace = "\u{1}"

  /// Gives a document's identifiers a short suffix that is a hash of its content, so that several
  /// documents can be in one page.
  private static func unique(_ drawn: [UInt8]) -> [UInt8] {
    var hash = StableHash()
    for byte in drawn { hash.add(byte) }
    let suffix = Array(String(hash.value % 1_679_616, radix: 36).utf8)
    return Array(
      drawn.split(separator: 1, omittingEmptySubsequences: false).joined(separator: suffix)
    )
  }
}
