package import GameRecords
internal import ReversiRules

/// Draws frames as text, for terminals and documents.
package struct TextRenderer: FrameRenderer {
  package let name = "text"
  package let title = "frames or flip-order figures as text"

  /// The renderer.
  package init() {}

  package func render(_ replay: Replay, options: RenderingOptions, emit: (String) -> Bool) {
    var isFirst = true
    func emitBlock(_ block: String) -> Bool {
      defer { isFirst = false }
      return emit(isFirst ? block : "\n" + block)
    }
    let style = TerminalStyle(usesColour: options.usesColour)
    switch options.style {
    case .frames:
      for frame in FrameSequence(replay, plies: options.plies) {
        guard emitBlock(TextFrame(frame, style: style).text) else { return }
      }
    case .order:
      for step in replay.steps where options.plies?.contains(step.ply) ?? true {
        guard emitBlock(OrderFigure(step).text) else { return }
      }
    }
  }
}
