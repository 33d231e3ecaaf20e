import GameRecords

/// A figure as lines of text: its title, then the pieces with numbers on some cells.
struct NumberedBoard {
  let text: String

  init(_ figure: Figure) {
    let board = figure.board
    let cells = board.size.cells.map { cell in
      let number = figure.numbers[cell].map(String.init)
      guard let piece = board[cell] else { return number ?? "-" }
      // A piece with a number of its own keeps it.
      guard piece.number != nil, let number else { return number ?? piece.symbol }
      return "\(piece.symbol)(\(number))"
    }
    // With numbers of two or more digits, every cell has their width, with a space between cells.
    let width = cells.map(\.count).max() ?? 1
    let columns = board.size.width
    let rows = (0..<board.size.height).map { y in
      cells[y * columns..<(y + 1) * columns]
        .map { String(repeating: " ", count: width - $0.count) + $0 }
        .joined(separator: width > 1 ? " " : "") + "\n"
    }
    text = (figure.title.isEmpty ? "" : figure.title + "\n") + rows.joined()
  }
}
