/// The pictures of a game, drawn in order.
struct GIFPictures {
  let palette: GIFPalette
  var scene: Scene
  private let options: RenderingOptions
  private let numbers: [GridCell: Int]

  /// Prepares the pictures of a game.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: what to draw and how.
  ///   - hasStatus: whether counts and message are shown.
  ///   - numbers: all numbers of moves on cells in any of the pictures.
  /// - Throws: ``RenderingError`` if squares or text would be too small.
  init(
    _ game: some DrawableGame,
    _ options: RenderingOptions,
    hasStatus: Bool,
    numbers: [GridCell: Int]
  ) throws(RenderingError) {
    self.options = options
    self.numbers = numbers
    let parts = game.parts(options)
    let layout = PictureLayout(
      parts.size,
      hasCoordinates: options.showsCoordinates,
      hasCaption: GIFCaption.text(game, options) != nil,
      hasStatus: hasStatus
    )
    let labels = GIFLabels(
      hasCoordinates: options.showsCoordinates,
      highestNumber: (numbers.values + parts.pieces.compactMap(\.number)).max()
    )
    let width = options.size ?? GIFMeasures.defaultWidth
    let measures = try GIFMeasures(
      layout,
      width: width,
      labels,
      hasPanels: parts.shape == .panel
    )
    palette = GIFPalette(
      options.theme.colours,
      marksLegalMoves: options.marksLegalMoves,
      hasNumbers: labels.highestNumber != nil,
      steps: measures.edgeSteps
    )
    scene = Scene(
      measures,
      palette,
      parts,
      coordinates: options.showsCoordinates,
      caption: GIFCaption.text(game, options, fitting: measures),
      hasStatus: hasStatus
    )
  }

  mutating func show(_ moment: GIFTimeline.Moment) {
    scene.show(Diagram(moment.frame, numbers: numbers, options), moment.motion)
  }
}
