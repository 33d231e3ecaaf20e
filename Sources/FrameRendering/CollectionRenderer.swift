/// Draws several games in one output, and lists of games with links to their outputs.
package protocol CollectionRenderer: FrameRenderer {
  /// Draws a game as a part of an output with several.
  /// - Parameters:
  ///   - game: the game.
  ///   - number: its number, from 1.
  ///   - options: what to draw and how.
  /// - Returns: the part.
  func part(_ game: some DrawableGame, number: Int, _ options: RenderingOptions) -> CollectionPart

  /// Draws an output with several games, at least one.
  func collection(_ parts: [CollectionPart], _ options: RenderingOptions) -> [UInt8]

  /// Draws what a list shows of a game.
  func entry(of game: some DrawableGame, _ options: RenderingOptions) -> CollectionEntry

  /// Draws a list of games whose outputs are in files of their own.
  /// - Parameters:
  ///   - entries: the games, each with the path of its output, relative to that of the list.
  ///   - options: the options for all games.
  /// - Returns: the whole output.
  func index(_ entries: [(entry: CollectionEntry, path: String)], _ options: RenderingOptions)
    -> [UInt8]
}

/// What a list of games shows of a game.
package struct CollectionEntry: Sendable {
  /// The markup within a link.
  let markup: String
}

/// A game as a part of an output with several.
package struct CollectionPart: Sendable {
  /// What the list of all games shows of it.
  let entry: CollectionEntry
  /// The markup of the game.
  let markup: [UInt8]
  /// The markup of its record, which programs look for at the beginning of the output.
  let record: [UInt8]
  /// The measures of its board, in CSS.
  let measures: String
  /// The rules for what it needs, in CSS.
  let rules: [String]
  /// The paints that it refers to.
  let paints: Set<SVGPaint>
}
