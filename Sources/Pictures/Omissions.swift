import GameRecords

extension FrameRenderer {
  /// Returns notes on what a record says about the positions to draw and the output does not show.
  package func notesOnOmissions(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) -> [RenderingNote] {
    var options = options
    options.isStill = options.isStill || isAlwaysStill
    let omissions = Omissions(game, options, shownFacts)
    return [omissions.facts, omissions.letters, omissions.comment].compactMap(\.self)
  }
}

/// What a picture leaves out of what a record says about the positions that it shows.
private struct Omissions {
  private let options: RenderingOptions
  private let shown: FactSet
  private let isComplete: Bool
  private let hasComments: Bool
  private let hasVariations: Bool
  private let marks: [BoardMark<GridCell>]

  init(_ game: some DrawableGame, _ options: RenderingOptions, _ shown: FactSet) {
    self.options = options
    self.shown = shown
    let said = game.record.facts
    let last = min(options.plies?.upperBound ?? game.moveCount, game.moveCount)
    let first = options.plies?.lowerBound ?? 0
    isComplete = said.isDisjoint(with: FactSet([.comment, .comments, .variations, .marks]))
    // A still shows one position, and nothing of what could have been played.
    let isStill = options.isStill && options.style == .frames
    let moves = isComplete ? [] : game.moves(options).filter { !isStill || $0.ply == last }
    let start = game.record.comment != nil && (isStill ? last == 0 : first <= 1)
    hasComments = start || moves.contains { $0.comment != nil }
    hasVariations =
      !isStill
      && (moves.contains { !$0.variations.isEmpty }
        || !isComplete && !game.continuations(options).isEmpty)
    let frames = said.contains(.marks) ? Array(game.frames(options)) : []
    marks = (isStill ? frames.suffix(1) : frames[...]).flatMap(\.marks)
  }

  /// The note on kinds of facts that the output does not show.
  var facts: RenderingNote? {
    let canCaption = options.isStill && hasComments && !shown.contains(.comments)
    var words: [String] = []
    if hasComments, !shown.contains(.comments), !options.showsComment { words.append("comments") }
    if hasVariations, !shown.contains(.variations) { words.append("variations") }
    if !marks.isEmpty, !shown.contains(.marks) { words.append("marks") }
    guard !words.isEmpty else { return nil }
    return RenderingNote(
      "the record has \(Words.all(words)) that are not shown",
      help: canCaption && words == ["comments"]
        ? "add --comment, or use html" : "use html to show them"
    )
  }

  /// The note on letters of marks for which a cell has no room.
  var letters: RenderingNote? {
    guard shown.contains(.marks) else { return nil }
    for case .text(let text, let cell) in marks where text.shown != text.letters {
      return RenderingNote(
        "\(DisplayText.quote(text.letters)) on \(cell) is cut to \(MarkText.mostShown) letters",
        help: "shorten it in the record"
      )
    }
    return nil
  }

  /// The note on a comment that was asked for and does not exist.
  var comment: RenderingNote? {
    guard options.showsComment, !hasComments else { return nil }
    return RenderingNote("the record has no comment on the position that is shown")
  }
}
