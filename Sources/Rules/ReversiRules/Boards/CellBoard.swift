/// A board of any size as a plain list of squares, with the rules written as a person would explain
/// them.
///
/// Boards other than 8×8 use it, and ``BitBoard`` is tested against it.
struct CellBoard: DiskGrid {
  let size: BoardSize

  /// The squares, row by row.
  private var cells: [Disk?]

  /// Creates an empty board.
  init(size: BoardSize) {
    self.size = size
    cells = Array(repeating: nil, count: size.squareCount)
  }

  subscript(square: Square) -> Disk? {
    get { cells[size.number(of: square)] }
    set { cells[size.number(of: square)] = newValue }
  }

  var counts: DiskCounts {
    var counts = DiskCounts(dark: 0, light: 0)
    for case let disk? in cells { counts[disk] += 1 }
    return counts
  }

  func image(under symmetry: Symmetry) -> CellBoard {
    var image = CellBoard(size: symmetry.image(of: size))
    for square in size.squares { image[symmetry.image(of: square, on: size)] = self[square] }
    return image
  }

  var orbitHash: UInt64 {
    // The disks are counted, which no orientation changes.
    UInt64(counts.dark) << 8 | UInt64(counts.light)
  }

  func precedes(_ other: CellBoard) -> Bool { order.lexicographicallyPrecedes(other.order) }

  /// The width, then the squares.
  private var order: [UInt8] {
    [UInt8(size.width)] + cells.map { $0 == nil ? 0 : $0 == .dark ? 1 : 2 }
  }

  func squares(of side: Disk) -> SquareSet {
    SquareSet(size.squares.filter { self[$0] == side }, size: size)
  }

  func flips(placing disk: Disk, at square: Square) -> SquareSet {
    var flips = SquareSet(size: size)
    guard self[square] == nil else { return flips }
    for direction in Direction.allCases {
      for flipped in line(from: square, toward: direction, outflankedBy: disk) {
        flips.insert(flipped)
      }
    }
    return flips
  }

  /// The opponent's disks in one line from a square up to the next disk of `disk`'s side; none if
  /// the line does not end with such a disk.
  private func line(
    from square: Square,
    toward direction: Direction,
    outflankedBy disk: Disk
  ) -> [Square] {
    var line: [Square] = []
    var last = square
    while let next = last.step(direction), size.contains(next), let found = self[next] {
      if found == disk { return line }
      line.append(next)
      last = next
    }
    return []
  }

  func legalMoves(for side: Disk) -> SquareSet {
    var moves = SquareSet(size: size)
    for square in size.squares where !flips(placing: side, at: square).isEmpty {
      moves.insert(square)
    }
    return moves
  }

  func canMove(_ side: Disk) -> Bool {
    size.squares.contains { !flips(placing: side, at: $0).isEmpty }
  }

  mutating func place(_ disk: Disk, at square: Square, turning flips: SquareSet) {
    self[square] = disk
    for flipped in flips { self[flipped] = disk }
  }

  mutating func play(contentsOf moves: ArraySlice<Move>, startingWith side: Disk) -> Int {
    play(moves, startingWith: side) { _, _ in }
  }

  mutating func play(
    contentsOf moves: ArraySlice<Move>,
    startingWith side: Disk,
    countingFlipsIn counts: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    play(moves, startingWith: side) { index, flips in counts[index] = UInt8(flips) }
  }

  /// Plays moves, and reports for each the number of moves before it and the number of flips.
  private mutating func play(
    _ moves: ArraySlice<Move>,
    startingWith side: Disk,
    report: (Int, Int) -> Void
  ) -> Int {
    var side = side
    for (played, move) in moves.enumerated() {
      switch move {
      case .placement(let square):
        guard size.contains(square) else { return played }
        let flips = flips(placing: side, at: square)
        guard !flips.isEmpty else { return played }
        place(side, at: square, turning: flips)
        report(played, flips.count)
      case .pass:
        guard !canMove(side), canMove(side.opponent) else { return played }
        report(played, 0)
      }
      side = side.opponent
    }
    return moves.count
  }
}
