import GameRecords

/// The pictures of a game, drawn in order.
struct PixelPictures {
  /// The picture that was shown last.
  private(set) var scene: Scene
  private let options: RenderingOptions
  private let numbers: [GridCell: Int]

  /// Prepares the pictures of a game.
  /// - Parameters:
  ///   - game: the game.
  ///   - options: what to draw and how.
  ///   - hasMessage: whether there is a message below the board.
  ///   - numbers: all numbers of moves on cells in any of the pictures.
  ///   - fineness: how many different colours there may be.
  /// - Throws: ``RenderingError`` if squares or text would be too small.
  init(
    _ game: some DrawableGame,
    _ options: RenderingOptions,
    hasMessage: Bool,
    numbers: [GridCell: Int],
    _ fineness: Fineness
  ) throws(RenderingError) {
    self.options = options
    self.numbers = numbers
    let parts = game.parts(options)
    let layout = game.layout(options, hasMessage: hasMessage)
    let labels = PixelLabels(
      hasCoordinates: layout.parts.contains(.coordinates),
      highestNumber: (numbers.values + parts.pieces.compactMap(\.number)).max()
    )
    let width = (options.size ?? PixelMeasures.defaultWidth) * options.scale
    let measures = try PixelMeasures(
      layout,
      width: width,
      labels,
      hasPanels: parts.shape == .panel
    )
    scene = Scene(
      measures,
      options.theme.colours,
      fineness,
      parts,
      heading: PixelHeading.text(game, options, fitting: measures),
      names: PixelNames.names(game, options, fitting: measures) ?? []
    )
  }

  /// Shows a moment of the animation.
  mutating func show(_ moment: PixelTimeline.Moment) {
    scene.show(Diagram(moment.frame, numbers: numbers, options), moment.motion)
  }

  /// Prepares the pictures of a game's animation.
  /// - Throws: ``RenderingError`` if squares or text would be too small.
  static func animation(
    _ game: some DrawableGame,
    _ options: RenderingOptions,
    _ fineness: Fineness
  ) throws(RenderingError) -> PixelPictures {
    let numbers = options.showsNumbers ? game.numbers : [:]
    return try PixelPictures(game, options, hasMessage: true, numbers: numbers, fineness)
  }

  /// Draws a diagram.
  /// - Throws: ``RenderingError`` if squares or text would be too small.
  static func still(
    _ diagram: Diagram,
    _ game: some DrawableGame,
    _ options: RenderingOptions,
    _ fineness: Fineness
  ) throws(RenderingError) -> Canvas {
    var pictures = try PixelPictures(
      game,
      options,
      hasMessage: diagram.hasMessage,
      // All pictures of a game have the same measures.
      numbers: options.showsNumbers ? game.numbers : diagram.numbers,
      fineness
    )
    pictures.scene.show(diagram)
    return pictures.scene.canvas
  }

  /// Returns notes on options that pictures of pixels follow only in part.
  static func notes(_ options: RenderingOptions, _ format: String) -> [RenderingNote] {
    guard options.theme.darkColours != nil else { return [] }
    return [
      RenderingNote(
        "\(format) cannot adapt to light and dark pages: it has the theme's colours for light pages",
        help: "use svg or html, or a theme that is the same on all pages"
      )
    ]
  }
}
