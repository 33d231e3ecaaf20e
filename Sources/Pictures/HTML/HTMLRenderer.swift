package import GameRecords

/// Draws a game as one self-contained HTML page with a player.
package struct HTMLRenderer: FrameRenderer {
  package let name = "html"
  package let title = "a web page with a player"
  package let fileExtension = "html"
  package let features: Set<RenderingFeature> = [
    .step, .pace, .loops, .size, .names, .marks, .orientation, .coordinates, .lastMove,
    .legalMoves, .numbers, .theme, .title, .session,
  ]
  package let turnsBoard = true
  package let shownFacts = FactSet([.comment, .comments, .variations, .marks])

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
    let game = HTMLGame(game, options)
    let sheets = [PackageResources.page_css, PackageResources.player_css]
    let page = HTMLPage(
      title: game.title,
      summary: game.summary,
      style: HTMLStyle.sheet(
        options.theme,
        measures: game.measures,
        sheets
      ),
      hasPlayer: true
    )
    return page.bytes { output in
      // First, because readers look for it near the beginning.
      game.addRecord(to: &output)
      game.add(to: &output)
    }
  }

  package func part(
    _ game: some DrawableGame,
    number: Int,
    _ options: RenderingOptions
  ) -> CollectionPart {
    let drawn = HTMLGame(game, options.ofOneOfMany, number: number)
    var (markup, record) = (SVGOutput(), SVGOutput())
    drawn.add(to: &markup)
    drawn.addRecord(to: &record)
    return CollectionPart(
      entry: entry(of: game, options),
      markup: markup.bytes,
      record: record.bytes,
      measures: drawn.measures,
      paints: drawn.paints
    )
  }

  package func collection(_ parts: [CollectionPart], _ options: RenderingOptions) -> [UInt8] {
    HTMLCollection(parts, options).bytes
  }

  package func entry(of game: some DrawableGame, _ options: RenderingOptions) -> CollectionEntry {
    CollectionEntry(markup: HTMLEntry(game, options.ofOneOfMany).markup)
  }

  package func index(
    _ entries: [(entry: CollectionEntry, path: String)],
    _ options: RenderingOptions
  ) -> [UInt8] {
    HTMLCollection(entries, options).bytes
  }
}

extension RenderingOptions {
  /// The options for one of many games: the title is that of all of them.
  fileprivate var ofOneOfMany: RenderingOptions {
    var options = self
    options.title = nil
    return options
  }
}
