/// Draws a game as one self-contained HTML page with a player.
package struct HTMLRenderer: FrameRenderer {
  package let name = "html"
  package let title = "a web page with a player"
  package let fileExtension = "html"
  package let features: Set<RenderingFeature> = [
    .step, .pace, .loops, .size, .names, .coordinates, .lastMove, .legalMoves, .numbers, .theme,
    .title,
    .session,
  ]

  /// Creates the renderer.
  package init() {}

  /// The range of widths that a board can have.
  private static let sizes = 64...4096

  package func check(_ options: RenderingOptions) throws(RenderingError) {
    guard let size = options.size, !Self.sizes.contains(size) else { return }
    throw RenderingError(
      """
      the board of a page must be \(Self.sizes.lowerBound) to \(Self.sizes.upperBound) pixels \
      wide, not \(size)
      """,
      help: "--size is the largest width: the board shrinks to fit a narrow window"
    )
  }

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    HTMLPage(game, options).bytes
  }
}
