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
  /// The paints that it refers to.
  let paints: Set<SVGPaint>
}
