package import ReversiRules

/// A board as lines of text with coordinates, for terminals and documents.
package struct BoardDrawing {
  /// One line of letters, then one line for each row.
  package let lines: [String]

  /// Draws a board.
  /// - Parameters:
  ///   - board: the disks.
  ///   - marked: a square to put in brackets.
  ///   - legal: squares to show as dots when they are empty.
  ///   - style: the terminal's letters.
  package init(
    of board: Board,
    marking marked: Square? = nil,
    legal: SquareSet? = nil,
    style: TerminalStyle
  ) {
    let letters = (0..<board.size.width).compactMap { Square(x: $0, y: 0)?.description.first }
    var lines = [style.dim("   " + letters.map { " \($0)" }.joined())]
    for y in 0..<board.size.height {
      let number = String(y + 1)
      var line = style.dim(String(repeating: " ", count: 3 - number.count) + number)
      var wasMarked = false
      for square in (0..<board.size.width).compactMap({ Square(x: $0, y: y) }) {
        let isMarked = square == marked
        line += isMarked ? "[" : wasMarked ? "]" : " "
        line += Self.cell(
          board[square],
          isMarked: isMarked,
          isLegal: legal?.contains(square) ?? false,
          style: style
        )
        wasMarked = isMarked
      }
      lines.append(line + (wasMarked ? "]" : ""))
    }
    self.lines = lines
  }

  private static func cell(
    _ disk: Disk?,
    isMarked: Bool,
    isLegal: Bool,
    style: TerminalStyle
  ) -> String {
    switch disk {
    case let disk?: isMarked ? style.strong("\(disk.symbol)") : style.bold("\(disk.symbol)")
    case nil where isLegal: style.good("·")
    case nil: style.dim("-")
    }
  }
}
