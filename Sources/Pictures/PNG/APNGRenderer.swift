/// Draws games as animated pictures in PNG, with all colours.
package struct APNGRenderer: PixelRenderer {
  package let name = "apng"
  package let title = "an animated picture in all colours"
  package let fileExtension = "apng"
  package let features = Set<RenderingFeature>.picture.subtracting([.still, .style, .singleFrames])
    .union([.scale])
  let phrase = "an APNG"

  /// Creates the renderer.
  package init() {}

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let frames = game.frames(options)
    var pictures = try PixelPictures.animation(game, options, .full)
    var animation = PNGAnimation()
    for moment in PixelTimeline(frames).moments {
      pictures.show(moment)
      animation.add(pictures.scene.canvas, changes: pictures.scene.changes, moment.duration)
    }
    var writer = PNGWriter(pictures.scene.canvas.bounds, hasAlpha: true, scale: options.scale)
    writer.add(text: game.title(options), as: "Title")
    writer.add(text: game.summary(options, of: frames), as: "Description")
    writer.add(animation, plays: options.loops ?? 0)
    return writer.finish()
  }
}
