import ReversiRules

/// The pictures of a game, drawn in order.
struct GIFPictures {
  let palette: GIFPalette
  var scene: Scene
  private let options: RenderingOptions
  private let numbers: [Square: Int]

  /// Prepares the pictures of a game.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: what to draw and how.
  ///   - board: the size of its board.
  ///   - hasStatus: whether counts and message are shown.
  ///   - numbers: all numbers on disks in any of the pictures.
  /// - Throws: ``RenderingError`` if squares or text would be too small.
  init(
    _ game: PlayedGame,
    _ options: RenderingOptions,
    board: BoardSize,
    hasStatus: Bool,
    numbers: [Square: Int]
  ) throws(RenderingError) {
    self.options = options
    self.numbers = numbers
    let layout = PictureLayout(
      board,
      hasCoordinates: options.showsCoordinates,
      hasCaption: GIFCaption.text(game, options) != nil,
      hasStatus: hasStatus
    )
    let labels = GIFLabels(
      hasCoordinates: options.showsCoordinates,
      highestNumber: numbers.values.max()
    )
    let width = options.size ?? GIFMeasures.defaultWidth
    let measures = try GIFMeasures(layout, width: width, labels)
    palette = GIFPalette(
      options.theme.colours,
      marksLegalMoves: options.marksLegalMoves,
      hasNumbers: labels.highestNumber != nil,
      steps: measures.edgeSteps
    )
    scene = Scene(
      measures,
      palette,
      coordinates: options.showsCoordinates,
      caption: GIFCaption.text(game, options, fitting: measures),
      hasStatus: hasStatus
    )
  }

  mutating func show(_ moment: GIFTimeline.Moment) {
    scene.show(
      Diagram(moment.frame, numbers: numbers, options),
      turning: moment.turning,
      keepsStatus: moment.keepsStatus
    )
  }
}
