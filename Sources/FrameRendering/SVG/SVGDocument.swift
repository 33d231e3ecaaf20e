internal import GameRecords
internal import ReversiRules

/// A whole SVG document around a picture.
struct SVGDocument {
  let game: PlayedGame
  let options: RenderingOptions
  let page: SVGPage

  init(_ game: PlayedGame, _ options: RenderingOptions, hasStatus: Bool) {
    self.game = game
    self.options = options
    let layout = PictureLayout(
      game.replay.start.board.size,
      hasCoordinates: options.showsCoordinates,
      hasCaption: game.caption(options) != nil,
      hasStatus: hasStatus
    )
    page = SVGPage(layout: layout, theme: options.theme, suffix: Self.suffix(game, options))
  }

  /// Puts a picture into a document.
  /// - Parameters:
  ///   - picture: the elements that are drawn on the page and the board.
  ///   - paints: what the picture uses.
  ///   - style: the rules that animate it, in CSS.
  /// - Returns: the document.
  func bytes(_ picture: String, paints: Set<SVGPaint>, style: String = "") -> [UInt8] {
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
    output.add(text: game.summary(options))
    output.add("</desc>\n")
    if let record = game.embedded {
      output.add("<metadata id=\"flipbook-record\">\(record)</metadata>\n")
    }
    let rules = style + page.darkScheme
    if !rules.isEmpty { output.add("<style>\(rules)</style>\n") }
    output.add("<defs>\(SVGPaints(theme: page.theme, suffix: suffix).definitions(paints))</defs>\n")
    output.add(page.board + "\n")
    if options.showsCoordinates { output.add(page.coordinates + "\n") }
    if let caption = game.caption(options) { output.add(page.caption(caption) + "\n") }
    output.add(picture)
    output.add("\n</svg>\n")
    return output.bytes
  }

  /// A few letters and digits that another game or other options hardly share.
  private static func suffix(_ game: PlayedGame, _ options: RenderingOptions) -> String {
    var hash = StableHash()
    for byte in game.transcript(options).utf8 { hash.add(byte) }
    for byte in options.theme.name.utf8 { hash.add(byte) }
    for byte in [options.step.rawValue, options.style.rawValue, "\(options.isStill)"].joined().utf8
    {
      hash.add(byte)
    }
    return String(String(hash.value % 1_679_616, radix: 36))
  }
}

extension PlayedGame {
  /// The line of text above a board: the title that the user gave, or who played.
  func caption(_ options: RenderingOptions) -> String? {
    options.title == nil ? pairing : title(options)
  }
}
