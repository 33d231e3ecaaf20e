/// Draws games as SVG: an animation by CSS, or one picture.
package struct SVGRenderer: FrameRenderer {
  package let name = "svg"
  package let title = "an animated picture, or one still"
  package let fileExtension = "svg"
  package let features: Set<RenderingFeature> = [
    .style, .step, .pace, .loops, .still, .size, .coordinates, .lastMove, .legalMoves, .numbers,
    .theme, .title,
  ]

  /// The renderer.
  package init() {}

  /// The widths that a picture can have.
  private static let sizes = 16...16_384

  package func check(_ options: RenderingOptions) throws(RenderingError) {
    guard let size = options.size, !Self.sizes.contains(size) else { return }
    throw RenderingError(
      "an SVG is \(Self.sizes.lowerBound) to \(Self.sizes.upperBound) pixels wide, not \(size)",
      help: "it can be shown at any size, whatever its own is"
    )
  }

  package func render(
    _ game: PlayedGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    guard options.style == .frames, !options.isStill else {
      return SVGStill(game, options, try game.diagram(options)).bytes
    }
    return SVGAnimation(game, options).bytes
  }

  package func render(
    _ game: PlayedGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    SVGStill(game, options, game.diagram(of: frame, options)).bytes
  }
}
