import GameRecords

/// Draws frames as text, for terminals and documents.
package struct TextRenderer: FrameRenderer {
  package let name = "text"
  package let title = "frames or figures as text"
  package let fileExtension = "txt"
  package let features: Set<RenderingFeature> = [.style, .step, .still, .legalMoves, .names]

  /// Creates the renderer.
  package init() {}

  package func draw(
    _ game: some DrawableGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    var output: [UInt8] = []
    if options.style == .frames {
      let style = TerminalStyle(usesColour: options.usesColour)
      let cellWidth = game.parts(options).cellWidth
      let names = game.names(options) ?? []
      let frames = game.frames(options)
      for frame in frames.suffix(options.isStill ? 1 : frames.count) {
        if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
        TextFrame(frame: frame, style: style, cellWidth: cellWidth, names: names)
          .append(to: &output)
      }
    } else {
      let figures = try game.figures(options).map { NumberedBoard($0).text }
      output += figures.joined(separator: "\n").utf8
    }
    guard options.terminalCharacters == .ascii else { return output }
    return Array(ASCIIText.text(String(decoding: output, as: UTF8.self)).utf8)
  }
}
