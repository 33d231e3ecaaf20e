/// Draws games as SVG: a CSS animation or one picture.
package struct SVGRenderer: FrameRenderer {
  package let name = "svg"
  package let title = "an animated or still picture"
  package let fileExtension = "svg"
  package let features = Set<RenderingFeature>.picture.union([.session])

  /// Creates the renderer.
  package init() {}

  /// The range of widths that a picture can have.
  private static let sizes = 16...16_384

  /// The shortest time of a frame, in milliseconds: about as long as a screen shows one picture.
  private static let shortestFrame = 20

  package func check(_ options: RenderingOptions) throws(RenderingError) {
    if let size = options.size, !Self.sizes.contains(size) {
      throw RenderingError(
        "an SVG must be \(Self.sizes.lowerBound) to \(Self.sizes.upperBound) pixels wide, not \(size)",
        help: "an SVG can be scaled to any size when it is shown"
      )
    }
    try options.checkPace(shortest: Self.shortestFrame, "browsers barely show frames")
  }

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    guard !options.isOnePicture else {
      let diagram = try game.diagram(options)
      let summary = game.summary(options, of: game.frames(options))
      return SVGPicture(game, options, diagram, summary: summary).bytes
    }
    return SVGPicture(game, options).bytes
  }

  package func render(
    _ game: some DrawableGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    // A frame is not the whole game, so the record is not embedded.
    var game = game
    game.embedded = nil
    let diagram = game.diagram(of: frame, options)
    return SVGPicture(game, options, diagram, summary: game.summary(of: frame)).bytes
  }
}
