/// Draws games as SVG: an animation by CSS, or one picture.
package struct SVGRenderer: FrameRenderer {
  package let name = "svg"
  package let title = "an animated picture, or one still"
  package let fileExtension = "svg"
  package let features = Set<RenderingFeature>.picture

  /// The renderer.
  package init() {}

  /// The widths that a picture can have.
  private static let sizes = 16...16_384

  /// How long each frame must stay, in milliseconds: about as long as a screen shows one picture.
  private static let shortestFrame = 20

  package func check(_ options: RenderingOptions) throws(RenderingError) {
    if let size = options.size, !Self.sizes.contains(size) {
      throw RenderingError(
        "an SVG is \(Self.sizes.lowerBound) to \(Self.sizes.upperBound) pixels wide, not \(size)",
        help: "it can be shown at any size, whatever its own is"
      )
    }
    try options.checkPace(shortest: Self.shortestFrame, "browsers hardly show frames")
  }

  package func draw(
    _ game: PlayedGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    guard !options.isOnePicture else {
      let diagram = try game.diagram(options)
      let summary = game.summary(options, of: game.frames(options))
      return SVGStill(game, options, diagram, summary: summary).bytes
    }
    return SVGAnimation(game, options).bytes
  }

  package func render(
    _ game: PlayedGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    // A frame is not the game: that is in none of them.
    let game = PlayedGame(game.record, game.replay)
    let diagram = game.diagram(of: frame, options)
    return SVGStill(game, options, diagram, summary: game.summary(of: frame)).bytes
  }
}
