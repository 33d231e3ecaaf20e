/// The comment in a GIF file with the title and the moves of its game.
enum GIFComment {
  /// The most characters of the title.
  private static let limit = 200

  /// Returns the comment, in ASCII as the format requires.
  static func text(_ game: some DrawableGame, _ options: RenderingOptions) -> [UInt8] {
    let title = game.title(options).prefix(limit).map { character in
      LetterFallback.ascii(for: character) ?? UInt8(ascii: "?")
    }
    return title + "\n".utf8 + game.transcript(options).utf8 + "\n".utf8
  }
}
