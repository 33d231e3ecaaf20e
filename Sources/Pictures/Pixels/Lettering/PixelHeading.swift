import GameRecords

/// The line of text above the board.
enum PixelHeading {
  /// Returns its letters.
  static func letters(_ measures: PixelMeasures) -> Lettering {
    Lettering(height: measures.pixels(0.3, atLeast: 6))
  }

  /// Returns the text, cut to the width of the board.
  static func text(
    _ game: some DrawableGame,
    _ options: RenderingOptions,
    fitting measures: PixelMeasures
  ) -> String? {
    guard measures.layout.parts.contains(.heading) else { return nil }
    return game.heading(options).map { letters(measures).cut($0, to: measures.board.width) }
  }

  /// Returns notes on how the fonts show the text, if it has characters that they do not have.
  static func notes(on game: some DrawableGame, _ options: RenderingOptions) -> [RenderingNote] {
    let names = game.names(options)?.map(\.text) ?? []
    let caption = game.caption(options, below: game.parts(options).size)
    let around =
      options.hasFrame ? [game.heading(options)].compactMap(\.self) + names + caption : []
    let isMarked = game.record.facts.contains(.marks)
    let marks = options.marks + (isMarked ? game.frames(options).flatMap(\.marks) : [])
    return [note(on: (around + marks.letters).joined(separator: " "))].compactMap(\.self)
  }

  private static func note(on text: String) -> RenderingNote? {
    var unmarked: [Character] = []
    var unknown: [Character] = []
    for character in text {
      switch LetterShape.likeness(of: character) {
      case .full: continue
      case .unmarked: if !unmarked.contains(character) { unmarked.append(character) }
      case .none: if !unknown.contains(character) { unknown.append(character) }
      }
    }
    let parts = [
      unmarked.isEmpty ? nil : "\(list(unmarked)) without some marks",
      unknown.isEmpty ? nil : "\(list(unknown)) as \(unknown.count > 1 ? "boxes" : "a box")",
    ]
    let words = parts.compactMap(\.self).joined(separator: " and ")
    guard !words.isEmpty else { return nil }
    return RenderingNote(
      "the fonts of pictures made of pixels do not have every character: they show \(words)",
      help: "use svg or html, or another text"
    )
  }

  /// Returns some of the characters, each with a limited number of combining marks.
  private static func list(_ characters: [Character]) -> String {
    let shown = characters.prefix(8).map { character in
      DisplayText.escape(String(String.UnicodeScalarView(character.unicodeScalars.prefix(8))))
    }
    let more = characters.count - shown.count
    return shown.joined(separator: " ") + (more > 0 ? " and \(more) more" : "")
  }
}
