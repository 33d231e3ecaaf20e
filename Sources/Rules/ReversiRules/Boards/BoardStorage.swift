/// Chooses between the implementations of a board.
enum BoardStorage: Hashable, Sendable {
  case bits(BitBoard)
  case cells(CellBoard)
}

extension BoardStorage: DiskGrid {
  var size: BoardSize {
    switch self {
    case .bits(let board): board.size
    case .cells(let board): board.size
    }
  }

  subscript(square: Square) -> Disk? {
    get {
      switch self {
      case .bits(let board): board[square]
      case .cells(let board): board[square]
      }
    }
    set { change(bits: { $0[square] = newValue }, cells: { $0[square] = newValue }) }
  }

  var counts: DiskCounts {
    switch self {
    case .bits(let board): board.counts
    case .cells(let board): board.counts
    }
  }

  func squares(of side: Disk) -> SquareSet {
    switch self {
    case .bits(let board): board.squares(of: side)
    case .cells(let board): board.squares(of: side)
    }
  }

  func flips(placing disk: Disk, at square: Square) -> SquareSet {
    switch self {
    case .bits(let board): board.flips(placing: disk, at: square)
    case .cells(let board): board.flips(placing: disk, at: square)
    }
  }

  func legalMoves(for side: Disk) -> SquareSet {
    switch self {
    case .bits(let board): board.legalMoves(for: side)
    case .cells(let board): board.legalMoves(for: side)
    }
  }

  func canMove(_ side: Disk) -> Bool {
    switch self {
    case .bits(let board): board.canMove(side)
    case .cells(let board): board.canMove(side)
    }
  }

  mutating func place(_ disk: Disk, at square: Square, turning flips: SquareSet) {
    change(
      bits: { $0.place(disk, at: square, turning: flips) },
      cells: { $0.place(disk, at: square, turning: flips) }
    )
  }

  func image(under symmetry: Symmetry) -> BoardStorage {
    switch self {
    case .bits(let board): .bits(board.image(under: symmetry))
    case .cells(let board): .cells(board.image(under: symmetry))
    }
  }

  var orbitHash: UInt64 {
    switch self {
    case .bits(let board): board.orbitHash
    case .cells(let board): board.orbitHash
    }
  }

  func precedes(_ other: BoardStorage) -> Bool {
    switch (self, other) {
    case (.bits(let board), .bits(let other)): board.precedes(other)
    case (.cells(let board), .cells(let other)): board.precedes(other)
    case (.bits, .cells): true
    case (.cells, .bits): false
    }
  }

  mutating func play(contentsOf moves: ArraySlice<Move>, startingWith side: Disk) -> Int {
    change(
      bits: { $0.play(contentsOf: moves, startingWith: side) },
      cells: { $0.play(contentsOf: moves, startingWith: side) }
    )
  }

  mutating func play(
    contentsOf moves: ArraySlice<Move>,
    startingWith side: Disk,
    countingFlipsIn counts: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    change(
      bits: { $0.play(contentsOf: moves, startingWith: side, countingFlipsIn: counts) },
      cells: { $0.play(contentsOf: moves, startingWith: side, countingFlipsIn: counts) }
    )
  }

  /// Changes the board in place, without copying the squares of a ``CellBoard``.
  @inline(__always)
  private mutating func change<Result>(
    bits: (inout BitBoard) -> Result,
    cells: (inout CellBoard) -> Result
  ) -> Result {
    switch self {
    case .bits(var board):
      defer { self = .bits(board) }
      return bits(&board)
    case .cells(var board):
      self = .bits(BitBoard())
      defer { self = .cells(board) }
      return cells(&board)
    }
  }
}
