/// What a GIF tells about its game to who looks into the file: its title and its moves.
enum GIFComment {
  /// The longest title.
  private static let limit = 200

  /// The comment, in ASCII as the format demands.
  static func text(_ game: PlayedGame, _ options: RenderingOptions) -> [UInt8] {
    let title = game.title(options).prefix(limit).map { character in
      LetterFallback.ascii(for: character) ?? UInt8(ascii: "?")
    }
    return title + "\n".utf8 + game.transcript(options).utf8 + "\n".utf8
  }
}
