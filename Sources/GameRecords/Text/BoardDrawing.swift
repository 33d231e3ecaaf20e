public import ReversiRules

/// A board as lines of text with coordinates, for terminals and documents.
package struct BoardDrawing {
  private let board: Board
  private let marked: Square?
  private let legal: SquareSet?
  private let style: TerminalStyle

  /// Creates a drawing of a board.
  /// - Parameters:
  ///   - board: the disks.
  ///   - marked: a square to put in brackets.
  ///   - legal: squares to show as dots if they are empty.
  ///   - style: the text styles to use.
  package init(
    of board: Board,
    marking marked: Square? = nil,
    legal: SquareSet? = nil,
    style: TerminalStyle
  ) {
    self.board = board
    self.marked = marked
    self.legal = legal
    self.style = style
  }

  /// One line of column letters, then one line for each row.
  package var lines: [String] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Appends the lines, each with a line feed.
  ///
  /// Works on bytes, because an animation as text has some hundred boards.
  package func append(to output: inout [UInt8]) {
    style.append(.dim, to: &output) { output in
      output += "   ".utf8
      for x in 0..<board.size.width { output += [UInt8(ascii: " "), UInt8(ascii: "a") + UInt8(x)] }
    }
    output.append(UInt8(ascii: "\n"))
    for y in 0..<board.size.height { appendRow(y, to: &output) }
  }

  private func appendRow(_ y: Int, to output: inout [UInt8]) {
    style.append(.dim, to: &output) { output in
      let number = UInt8(y + 1)
      output.append(UInt8(ascii: " "))
      output.append(number > 9 ? UInt8(ascii: "1") : UInt8(ascii: " "))
      output.append(UInt8(ascii: "0") + number % 10)
    }
    var wasMarked = false
    for x in 0..<board.size.width {
      let square = Square(uncheckedX: x, y: y)
      let isMarked = square == marked
      output.append(UInt8(ascii: isMarked ? "[" : wasMarked ? "]" : " "))
      appendCell(square, isMarked: isMarked, to: &output)
      wasMarked = isMarked
    }
    if wasMarked { output.append(UInt8(ascii: "]")) }
    output.append(UInt8(ascii: "\n"))
  }

  private func appendCell(_ square: Square, isMarked: Bool, to output: inout [UInt8]) {
    if let disk = board[square] {
      style.append(isMarked ? .strong : .bold, to: &output) { output in
        output.append(disk == .dark ? UInt8(ascii: "x") : UInt8(ascii: "o"))
      }
    } else if let legal, legal.contains(square) {
      style.append(.good, to: &output) { $0 += "·".utf8 }
    } else {
      style.append(.dim, to: &output) { $0.append(UInt8(ascii: "-")) }
    }
  }
}

extension Position: GamePosition {
  /// The board, with the legal moves.
  public func drawing(marking square: String?, _ style: TerminalStyle) -> [String] {
    let marked = square.flatMap { Square($0) }
    return BoardDrawing(of: board, marking: marked, legal: legalMoves, style: style).lines
  }
}
