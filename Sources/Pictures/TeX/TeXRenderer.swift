import GameRecords

/// Draws one picture of a game with TikZ, for documents that are typeset with LaTeX.
package struct TeXRenderer: FrameRenderer {
  package let name = "tex"
  package let title = "a picture for LaTeX"
  package let fileExtension = "tex"
  package let features: Set<RenderingFeature> = [
    .style, .step, .still, .size, .frame, .names, .marks, .orientation, .coordinates, .lastMove,
    .legalMoves, .numbers, .theme, .title, .caption,
    .singleFrames, .session, .fragment,
  ]
  package let isAlwaysStill = true

  /// Creates the renderer.
  package init() {}

  /// The range of widths that a picture can have; TeX has no longer lengths than the height of the
  /// widest picture of a narrow board.
  private static let sizes = 16...4_096

  package func check(_ options: RenderingOptions) throws(RenderingError) {
    guard let size = options.size, !Self.sizes.contains(size) else { return }
    let (least, most) = (Self.sizes.lowerBound, Self.sizes.upperBound)
    throw RenderingError(
      "a picture for LaTeX must be \(least) to \(most) pixels wide, not \(size)",
      help: "to scale it in the document, use \\resizebox"
    )
  }

  package func notes(on game: some DrawableGame, _ options: RenderingOptions) -> [RenderingNote] {
    guard let pictures = try? TeXPicture.all(game, options),
      let letter = TeXDocument(game: game, options: options, pictures: pictures).beyondLatin
    else { return [] }
    return [
      RenderingNote(
        "pdflatex cannot print \(DisplayText.quote(String(letter)))",
        help: "use lualatex or xelatex, and a font that contains it"
      )
    ]
  }

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let pictures = try TeXPicture.all(game, options)
    let summary = game.summary(options, of: game.frames(options))
    return TeXDocument(game: game, options: options, pictures: pictures).bytes(summary: summary)
  }

  package func render(
    _ game: some DrawableGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let picture = TeXPicture(game, options, game.diagram(of: frame, options))
    return TeXDocument(game: game, options: options, pictures: [picture])
      .bytes(summary: game.summary(of: frame))
  }
}
