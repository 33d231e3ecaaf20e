import ReversiRules

/// A board as lines of text with numbers on some disks.
struct NumberedBoard {
  let text: String

  init(_ diagram: Diagram) {
    let board = diagram.board
    // With numbers of two or more digits, every square has their width, with a space between
    // squares.
    let largest = diagram.numbers.values.max() ?? 0
    let width = String(largest).count
    text = (0..<board.size.height).map { y in
      (0..<board.size.width).compactMap { Square(x: $0, y: y) }
        .map { square in
          let cell =
            diagram.numbers[square].map(String.init) ?? board[square].map { String($0.symbol) }
            ?? "-"
          return String(repeating: " ", count: width - cell.count) + cell
        }
        .joined(separator: width > 1 ? " " : "") + "\n"
    }
    .joined()
  }
}
