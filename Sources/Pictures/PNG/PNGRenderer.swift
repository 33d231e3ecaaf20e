/// Draws games as still pictures in PNG.
package struct PNGRenderer: PixelRenderer {
  package let name = "png"
  package let title = "a still picture for documents and messages"
  package let fileExtension = "png"
  package let features = Set<RenderingFeature>.picture.subtracting([.loops]).union([.scale])
  package let isAlwaysStill = true
  let phrase = "a PNG"

  /// Creates the renderer.
  package init() {}

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let summary = game.summary(options, of: game.frames(options))
    return try picture(of: game.diagram(options), game, options, summary: summary)
  }

  package func render(
    _ game: some DrawableGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let diagram = game.diagram(of: frame, options)
    return try picture(of: diagram, game, options, summary: game.summary(of: frame))
  }

  private func picture(
    of diagram: Diagram,
    _ game: some DrawableGame,
    _ options: RenderingOptions,
    summary: String
  ) throws(RenderingError) -> [UInt8] {
    let canvas = try PixelPictures.still(diagram, game, options, .full)
    let hasAlpha = canvas.pixels.contains { $0.alpha < 255 }
    var writer = PNGWriter(canvas.bounds, hasAlpha: hasAlpha, scale: options.scale)
    writer.add(text: game.title(options), as: "Title")
    writer.add(text: summary, as: "Description")
    writer.add(PNGPixels(canvas.pixels, width: canvas.bounds.width, hasAlpha: hasAlpha))
    return writer.finish()
  }
}
