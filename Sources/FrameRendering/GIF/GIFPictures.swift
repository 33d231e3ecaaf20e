internal import ReversiRules

/// The pictures of a game, drawn one after the other.
struct GIFPictures {
  let palette: GIFPalette
  var scene: Scene
  private let options: RenderingOptions
  private let numbers: [Square: Int]

  init(
    _ game: PlayedGame,
    _ options: RenderingOptions,
    board: BoardSize,
    hasStatus: Bool
  ) throws(RenderingError) {
    self.options = options
    numbers = options.showsNumbers ? game.numbers : [:]
    let layout = PictureLayout(
      board,
      hasCoordinates: options.showsCoordinates,
      hasCaption: GIFCaption.text(game, options) != nil,
      hasStatus: hasStatus
    )
    let measures = try GIFMeasures(layout, width: options.size ?? GIFMeasures.usualWidth)
    palette = GIFPalette(
      options.theme.colours,
      marksLegalMoves: options.marksLegalMoves,
      hasNumbers: options.showsNumbers || options.style != .frames,
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
