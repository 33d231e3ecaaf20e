internal import GameRecords
internal import ReversiRules

/// Draws frames as text, for terminals and documents.
package struct TextRenderer: FrameRenderer {
  package let name = "text"
  package let title = "frames or figures as text"
  package let fileExtension = "txt"
  package let features: Set<RenderingFeature> = [.style, .step, .still, .legalMoves]

  /// The renderer.
  package init() {}

  package func render(
    _ game: PlayedGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let style = TerminalStyle(usesColour: options.usesColour)
    var output: [UInt8] = []
    func add(_ block: String) {
      if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
      output += block.utf8
    }
    switch options.style {
    case .frames where options.isStill:
      let frames = game.frames(options)
      add(TextFrame(frames[frames.count - 1], style: style, options).text)
    case .frames:
      for frame in game.frames(options) { add(TextFrame(frame, style: style, options).text) }
    case .order:
      for step in try game.steps(options) { add(OrderFigure(step).text) }
    case .moves:
      add(NumberedBoard(Diagram(movesOf: game.replay, plies: options.plies)).text)
    }
    return output
  }
}
