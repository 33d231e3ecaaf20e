internal import GameRecords
internal import ReversiRules

/// A move as one board on which the placed disk bears 1 and the turned disks 2, 3, … in flip
/// order, as the app's specification draws it.
struct OrderFigure {
  let text: String

  init(_ step: ReplayStep) {
    var numbers: [Square: Int] = [:]
    if case .placement(let square) = step.move, let flips = step.flips {
      numbers[square] = 1
      for (index, flip) in flips.enumerated() { numbers[flip] = index + 2 }
    }
    let board = step.after.board
    // From ten numbers on every square is two characters wide, with a space between.
    let isWide = numbers.count > 9
    let rows = (0..<board.size.height).map { y in
      (0..<board.size.width).compactMap { Square(x: $0, y: y) }
        .map { square in
          let cell =
            numbers[square].map(String.init) ?? board[square].map { String($0.symbol) } ?? "-"
          return isWide && cell.count < 2 ? " " + cell : cell
        }
        .joined(separator: isWide ? " " : "")
    }
    text =
      (["move \(step.ply): \(step.side.symbol) \(step.move)"] + rows).joined(separator: "\n") + "\n"
  }
}
