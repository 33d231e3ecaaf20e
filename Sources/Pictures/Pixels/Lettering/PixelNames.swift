/// The names of the players next to the counts.
enum PixelNames {
  /// Returns their letters.
  static func letters(_ measures: PixelMeasures) -> Lettering {
    Lettering(height: measures.pixels(0.25, atLeast: 6))
  }

  /// Returns the names, cut to the room next to the counts.
  static func names(
    _ game: some DrawableGame,
    _ options: RenderingOptions,
    fitting measures: PixelMeasures
  ) -> [PlayerName]? {
    let letters = letters(measures)
    return game.names(options) { names in
      let widths = names.map { measures.nameStart + letters.width(of: $0.text) }
      return measures.layout.isStacked
        ? widths.allSatisfy { $0 <= measures.board.width }
        : widths.reduce(2 * letters.height, +) <= measures.board.width
    }
  }
}

extension PixelMeasures {
  /// The height of the letters of counts and message.
  var statusHeight: Int { pixels(PictureLayout.capitals, atLeast: 6) }
  /// The width of the disks next to counts and message.
  var smallDisk: Int { max(statusHeight * 4 / 3, pixels(2 * PictureLayout.smallRadius)) }
  /// The room for a count.
  var countWidth: Int {
    // The eight is the widest digit.
    max(pixels(PictureLayout.countWidth), Lettering(height: statusHeight).width(of: "88"))
  }
  /// The distance of a name from the edge of the board.
  var nameStart: Int { smallDisk + 2 * pixels(PictureLayout.gap, atLeast: 2) + countWidth }
}
