/// Draws a game as one page of HTML with a player, which needs nothing else.
package struct HTMLRenderer: FrameRenderer {
  package let name = "html"
  package let title = "a page with a player, for browsers"
  package let fileExtension = "html"
  package let features: Set<RenderingFeature> = [
    .step, .pace, .loops, .size, .coordinates, .lastMove, .legalMoves, .numbers, .theme, .title,
  ]

  /// The renderer.
  package init() {}

  /// The widths that a board can have.
  private static let sizes = 64...4096

  package func check(_ options: RenderingOptions) throws(RenderingError) {
    guard let size = options.size, !Self.sizes.contains(size) else { return }
    throw RenderingError(
      """
      the board of a page is at most \(Self.sizes.lowerBound) to \(Self.sizes.upperBound) pixels \
      wide, not \(size)
      """,
      help: "it becomes narrower by itself where there is less room"
    )
  }

  package func draw(
    _ game: PlayedGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    HTMLPage(game, options).bytes
  }
}
