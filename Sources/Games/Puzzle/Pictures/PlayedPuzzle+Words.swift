public import FrameRendering
import GameRecords
import PuzzleRules

extension PlayedPuzzle {
  /// Returns a description, in a few sentences.
  public func summary(_ options: RenderingOptions, of frames: FrameSequence) -> String {
    guard let last = frames.last else { return "" }
    let panels = transcript(options)
    if options.style != .frames {
      return "The order in which the panels of a \(name) slide: \(panels)."
    }
    guard !options.isStill, frames.count > 1 else { return summary(of: last) }
    let moves = Words.range("move", frames[0].ply + 1, to: last.ply)
    return "An animation of \(moves) of a \(name), by the numbers of the panels: \(panels). "
      + last.message.sentence
  }

  /// Returns a description, in a few sentences.
  public func summary(of frame: Frame) -> String {
    let rows = (0..<frame.board.size.height).map { y in
      let numbers = (0..<frame.board.size.width).map { x in
        frame.board[GridCell(x: x, y: y)]?.description ?? "open"
      }
      return "Row \(y + 1): \(numbers.joined(separator: " "))."
    }
    return "A \(name). \(rows.joined(separator: " ")) \(frame.message.sentence)"
  }

  /// The puzzle in words, with its size.
  private var name: String {
    let size = replay.start.size
    return "sliding puzzle" + (size == .standard ? "" : " of \(size)")
  }
}
