import GameRecords

/// One frame as a block of lines: the event, the board with coordinates, message and counts.
struct TextFrame {
  let frame: Frame
  let style: TerminalStyle
  /// The characters that the widest piece takes.
  let cellWidth: Int
  /// The names of the players next to the counts, if they are shown.
  let names: [PlayerName]

  func append(to output: inout [UInt8]) {
    output += style.bold(heading).utf8
    output.append(UInt8(ascii: "\n"))
    let marked = frame.changed ?? frame.slide?.end
    GridDrawing(
      columns: frame.board.size.width,
      rows: frame.board.size.height,
      cellWidth: cellWidth,
      marking: marked.map { ($0.x, $0.y) },
      style: style
    )
    .append(to: &output) { [board = frame.board, hints = frame.hints] x, y, isMarked, output in
      let cell = GridCell(x: x, y: y)
      let isHint = hints?.contains(cell) ?? false
      append(board[cell], isMarked: isMarked, isHint: isHint, to: &output)
    }
    output += "  ".utf8
    if !frame.message.text.isEmpty { output += " \(frame.message.text)  ".utf8 }
    for (index, count) in frame.counts.enumerated() {
      output += " \(count.piece.map { "\($0.symbol) " } ?? "")\(count.text) ".utf8
      let name = names[count: index].text
      if !name.isEmpty { output += "\(name) ".utf8 }
    }
    output.removeLast()
    output.append(UInt8(ascii: "\n"))
    if let alert = frame.alert {
      let buttons = alert.buttons.map { "[\($0)]" }.joined(separator: " ")
      output += "   \(alert.title): \(alert.message) \(buttons)\n".utf8
    }
  }

  private func append(_ piece: Piece?, isMarked: Bool, isHint: Bool, to output: inout [UInt8]) {
    for _ in stride(from: piece?.symbolWidth ?? 1, to: cellWidth, by: 1) {
      output.append(UInt8(ascii: " "))
    }
    guard let piece else {
      style.append(isHint ? .good : .dim, to: &output) { output in
        if isHint { output += "·".utf8 } else { output.append(UInt8(ascii: "-")) }
      }
      return
    }
    style.append(isMarked ? .strong : isHint ? .good : .bold, to: &output) { output in
      piece.appendSymbol(to: &output)
    }
  }

  private var heading: String {
    guard let move = frame.move else {
      return frame.ply == 0 ? "start" : "after move \(frame.ply)"
    }
    let title = "move \(frame.ply): \(frame.player.map { "\($0.symbol) " } ?? "")\(move)"
    switch frame.event {
    case .start, .alert, .other: return title
    case .placed: return title + ", placed"
    case .flipped(let number, let count):
      return title + ", flips " + (frame.changed?.description ?? "") + " (\(number) of \(count))"
    case .done: return frame.slide == nil ? title + ", done" : title
    }
  }
}
