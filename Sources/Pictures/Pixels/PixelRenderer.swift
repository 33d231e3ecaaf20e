/// An output made of pixels.
protocol PixelRenderer: FrameRenderer {
  /// The output in a sentence, such as `a GIF`.
  var phrase: String { get }
}

extension PixelRenderer {
  package func check(_ options: RenderingOptions) throws(RenderingError) {
    try PixelMeasures.check(options, phrase)
  }

  package func notes(_ options: RenderingOptions) -> [RenderingNote] {
    PixelPictures.notes(options, phrase)
  }

  package func notes(on game: some DrawableGame, _ options: RenderingOptions) -> [RenderingNote] {
    PixelHeading.notes(on: game, options)
  }
}
