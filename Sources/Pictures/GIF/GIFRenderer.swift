/// Draws games as animated pictures in GIF89a.
package struct GIFRenderer: PixelRenderer {
  package let name = "gif"
  package let title = "an animated picture that plays everywhere"
  package let fileExtension = "gif"
  package let features = Set<RenderingFeature>.picture.union([.scale])
  let phrase = "a GIF"

  /// Creates the renderer.
  package init() {}

  package func notes(_ options: RenderingOptions) -> [RenderingNote] {
    var notes = PixelPictures.notes(options, phrase)
    if !options.isOnePicture, options.theme.colours.pageOpacity < 255 {
      notes.append(
        RenderingNote(
          "an animated GIF cannot have a transparent page: it has the page's colour",
          help: "use apng or svg, or --no-frame for the board alone"
        )
      )
    }
    return notes
  }

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    guard !options.isOnePicture else {
      return try picture(of: game.diagram(options), game, options)
    }
    // Text cannot be removed from a transparent page.
    var options = options
    options.theme.colours.pageOpacity = 255
    var pictures = try PixelPictures.animation(game, options, .few)
    let moments = PixelTimeline(game.frames(options)).moments
    let palette = GIFPalette(pictures, moments)
    var writer = GIFWriter(pictures.scene.canvas.bounds, palette)
    // The block says how often to repeat; without it, the animation plays once.
    if options.loops != 1 { writer.add(repeats: max(0, (options.loops ?? 0) - 1)) }
    writer.add(comment: GIFComment.text(game, options))
    for moment in moments {
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
    try picture(of: game.diagram(of: frame, options), game, options)
  }

  private func picture(
    of diagram: Diagram,
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let canvas = try PixelPictures.still(diagram, game, options, .few)
    var writer = GIFWriter(canvas.bounds, GIFPalette(canvas))
    writer.add(comment: GIFComment.text(game, options))
    writer.add(canvas, changes: [], duration: 0)
    return writer.finish()
  }
}
