import ReversiRules

/// A board as lines of text on which some disks bear numbers.
struct NumberedBoard {
  let text: String

  init(_ diagram: Diagram) {
    let board = diagram.board
    // From ten numbers on every square is two characters wide, with a space between.
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
