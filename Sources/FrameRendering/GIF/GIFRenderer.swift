/// Draws games as animated pictures in GIF89a.
package struct GIFRenderer: FrameRenderer {
  package let name = "gif"
  package let title = "an animated picture that plays everywhere"
  package let fileExtension = "gif"
  package let features = Set<RenderingFeature>.picture

  /// Creates the renderer.
  package init() {}

  package func check(_ options: RenderingOptions) throws(RenderingError) {
    if let size = options.size, !GIFMeasures.widths.contains(size) {
      let widths = GIFMeasures.widths
      throw RenderingError(
        "a GIF cannot be \(size) pixels wide",
        help: "use --size \(widths.lowerBound) to \(widths.upperBound)"
      )
    }
    try options.checkPace(
      shortest: 10 * GIFTimeline.shortest,
      "GIF viewers slow down frames"
    )
  }

  package func notes(_ options: RenderingOptions) -> [RenderingNote] {
    guard options.theme.darkColours != nil else { return [] }
    return [
      RenderingNote(
        "a GIF cannot adapt to light and dark pages: it has the theme's colours for light pages",
        help: "use svg or html, or a theme that is the same on all pages"
      )
    ]
  }

  package func notes(on game: some DrawableGame, _ options: RenderingOptions) -> [RenderingNote] {
    [GIFCaption.text(game, options).flatMap(GIFCaption.note)].compactMap(\.self)
  }

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    guard !options.isOnePicture else {
      let diagram = try game.diagram(options)
      return try picture(of: diagram, numbers: diagram.numbers, game, options)
    }
    let frames = game.frames(options)
    var pictures = try GIFPictures(
      game,
      options,
      hasStatus: true,
      numbers: options.showsNumbers ? game.numbers : [:]
    )
    var writer = GIFWriter(pictures.scene.canvas.bounds, pictures.palette)
    // The block says how often to repeat; without it, the animation plays once.
    if options.loops != 1 { writer.add(repeats: max(0, (options.loops ?? 0) - 1)) }
    writer.add(comment: GIFComment.text(game, options))
    for moment in GIFTimeline(frames).moments {
      pictures.show(moment)
      writer.add(
        pictures.scene.canvas,
        changes: pictures.scene.changes,
        duration: moment.duration
      )
    }
    return writer.finish()
  }

  package func render(
    _ game: some DrawableGame,
    frame: Frame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let numbers = options.showsNumbers ? game.numbers : [:]
    let diagram = Diagram(frame, numbers: numbers, options)
    return try picture(of: diagram, numbers: numbers, game, options)
  }

  private func picture(
    of diagram: Diagram,
    numbers: [GridCell: Int],
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    var pictures = try GIFPictures(
      game,
      options,
      hasStatus: diagram.message != nil,
      numbers: numbers
    )
    pictures.scene.show(diagram)
    var writer = GIFWriter(pictures.scene.canvas.bounds, pictures.palette)
    writer.add(comment: GIFComment.text(game, options))
    writer.add(pictures.scene.canvas, changes: [], duration: 0)
    return writer.finish()
  }
}
