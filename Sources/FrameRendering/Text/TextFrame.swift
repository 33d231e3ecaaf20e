import GameRecords
import ReversiRules

/// One frame as a block of lines: the event, the board with coordinates, message and counts.
struct TextFrame {
  let frame: Frame
  let style: TerminalStyle
  /// Whether the legal squares of the side to move are marked.
  let marksLegalMoves: Bool

  func append(to output: inout [UInt8]) {
    output += style.bold(heading).utf8
    output.append(UInt8(ascii: "\n"))
    BoardDrawing(
      of: frame.board,
      marking: frame.changed,
      legal: marksLegalMoves ? frame.legalMoves : nil,
      style: style
    )
    .append(to: &output)
    output += "   \(frame.message)   x \(frame.counts.dark)  o \(frame.counts.light)\n".utf8
    if let alert = frame.alert {
      let buttons = alert.buttons.map { "[\($0)]" }.joined(separator: " ")
      output += "   \(alert.title): \(alert.message) \(buttons)\n".utf8
    }
  }

  private var heading: String {
    guard let side = frame.side, let move = frame.move else {
      return frame.ply == 0 ? "start" : "after move \(frame.ply)"
    }
    let title = "move \(frame.ply): \(side.symbol) \(move)"
    switch frame.event {
    case .start, .passAlert, .other: return title
    case .placed: return title + ", placed"
    case .flipped(let number, let count):
      return title + ", flips " + (frame.changed?.description ?? "") + " (\(number) of \(count))"
    case .done: return title + ", done"
    }
  }
}
