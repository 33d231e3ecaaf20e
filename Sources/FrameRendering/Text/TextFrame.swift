internal import GameRecords
internal import ReversiRules

/// One frame as a block of lines: what happens, the board with coordinates, message and counts.
struct TextFrame {
  let text: String

  init(_ frame: Frame, style: TerminalStyle, _ options: RenderingOptions) {
    var lines = [style.bold(Self.heading(of: frame))]
    lines +=
      BoardDrawing(
        of: frame.board,
        marking: frame.changed,
        legal: options.marksLegalMoves ? frame.legalMoves : nil,
        style: style
      ).lines
    let counts = Disk.allCases.map { "\($0.symbol) \(frame.counts[$0])" }
    lines.append("   \(frame.message)   " + counts.joined(separator: "  "))
    if frame.event == .passAlert { lines.append("   Pass: Cannot place a disk. [Dismiss]") }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func heading(of frame: Frame) -> String {
    guard let side = frame.side, let move = frame.move else {
      return frame.ply == 0 ? "start" : "after move \(frame.ply)"
    }
    let title = "move \(frame.ply): \(side.symbol) \(move)"
    switch frame.event {
    case .start, .passAlert: return title
    case .placed: return title + ", placed"
    case .flipped(let number, let count):
      return title + ", turns " + (frame.changed?.description ?? "") + " (\(number) of \(count))"
    case .done: return title + ", done"
    }
  }
}
