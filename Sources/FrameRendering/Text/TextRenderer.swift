import GameRecords
import ReversiRules

/// Draws frames as text, for terminals and documents.
package struct TextRenderer: FrameRenderer {
  package let name = "text"
  package let title = "frames or figures as text"
  package let fileExtension = "txt"
  package let features: Set<RenderingFeature> = [.style, .step, .still, .legalMoves]

  /// Creates the renderer.
  package init() {}

  package func draw(
    _ game: PlayedGame,
    _ options: RenderingOptions
  ) throws(RenderingError) -> [UInt8] {
    let style = TerminalStyle(usesColour: options.usesColour)
    var output: [UInt8] = []
    func add(_ frame: Frame) {
      if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
      TextFrame(frame: frame, style: style, marksLegalMoves: options.marksLegalMoves)
        .append(to: &output)
    }
    switch options.style {
    case .frames where options.isStill:
      let frames = game.frames(options)
      add(frames[frames.count - 1])
    case .frames:
      for frame in game.frames(options) { add(frame) }
    case .order:
      let figures = try game.numberedSteps(options).map { OrderFigure($0).text }
      output += figures.joined(separator: "\n").utf8
    case .moves:
      output += NumberedBoard(Diagram(movesOf: game.replay, plies: options.plies)).text.utf8
    }
    guard options.terminalCharacters == .ascii else { return output }
    return Array(ASCIIText.text(String(decoding: output, as: UTF8.self)).utf8)
  }
}
