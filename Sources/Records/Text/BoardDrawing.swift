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
    GridDrawing(
      columns: board.size.width,
      rows: board.size.height,
      marking: marked.map { ($0.x, $0.y) },
      style: style
    )
    .append(to: &bytes) { x, y, isMarked, output in
      appendCell(Square(uncheckedX: x, y: y), isMarked: isMarked, to: &output)
    }
    return bytes.textLines
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
