public import ReversiRules

extension Board {
  /// Creates the board drawn with one line for each row: `x` dark, `o` light, `-` empty.
  ///
  /// The size of the picture is that of the board. A picture that is not a board stops the test
  /// run.
  public init(picture: String) {
    let rows = picture.split(separator: "\n").map(Array.init)
    guard let width = rows.first?.count, let size = BoardSize(width: width, height: rows.count)
    else { fatalError("no board has the size of this picture:\n\(picture)") }
    self.init(size: size)
    for (y, row) in rows.enumerated() {
      precondition(row.count == width, "row \(y + 1) is not as wide as the first:\n\(picture)")
      for (x, symbol) in row.enumerated() where symbol != "-" {
        guard let disk = Disk.allCases.first(where: { $0.symbol == symbol }),
          let square = Square(x: x, y: y)
        else { fatalError("\(symbol) is not a disk:\n\(picture)") }
        self[square] = disk
      }
    }
  }
}

extension Board {
  /// The same disks on a board that uses the plain rules, which are written to be obviously
  /// correct.
  public var plain: Board {
    var plain = Board(plain: size)
    for square in size.squares { plain[square] = self[square] }
    return plain
  }
}

extension Position {
  /// The same position on a board that uses the plain rules.
  public var plain: Position { Position(board: board.plain, turn: turn) }
}
