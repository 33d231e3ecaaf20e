/// The disks on the squares, and the rules that do not depend on whose turn it is.
public struct Board: Hashable, Sendable {
  /// The disks: an 8×8 board is stored as bits, any other as a list of squares.
  var storage: BoardStorage

  /// The width and height.
  public var size: BoardSize { storage.size }

  /// Creates an empty board.
  public init(size: BoardSize = .standard) {
    storage = size == .standard ? .bits(BitBoard()) : .cells(CellBoard(size: size))
  }

  /// Creates a board of some disks.
  init(storage: BoardStorage) { self.storage = storage }

  /// Creates an empty board that uses the plain rules at any size, to test the fast ones against.
  package init(plain size: BoardSize) {
    storage = .cells(CellBoard(size: size))
  }

  /// Returns the board that a game starts from: light on `d4` and `e5`, dark on `e4` and `d5`, or
  /// on the four central squares of another size.
  public static func initial(size: BoardSize = .standard) -> Board {
    var board = Board(size: size)
    let x = size.width / 2
    let y = size.height / 2
    board[Square(uncheckedX: x - 1, y: y - 1)] = .light
    board[Square(uncheckedX: x, y: y - 1)] = .dark
    board[Square(uncheckedX: x - 1, y: y)] = .dark
    board[Square(uncheckedX: x, y: y)] = .light
    return board
  }

  /// The disk on a square, or `nil` if the square is empty or not on the board.
  ///
  /// - Precondition: To set a disk, the square must be on the board.
  public subscript(square: Square) -> Disk? {
    get { size.contains(square) ? storage[square] : nil }
    set {
      precondition(size.contains(square), "the square must be on the board")
      storage[square] = newValue
    }
  }

  /// The number of disks of each side.
  public var counts: DiskCounts { storage.counts }

  /// Returns the squares with disks of one side.
  public func squares(of side: Disk) -> SquareSet { storage.squares(of: side) }

  /// A number that is the same in every orientation of the board, and seldom the same for other disks;
  /// it is found much faster than ``Position/canonical``.
  package var orbitHash: UInt64 { storage.orbitHash }

  /// The number of squares without a disk.
  public var emptyCount: Int {
    let counts = counts
    return size.squareCount - counts.dark - counts.light
  }
}

// MARK: - Rules

extension Board {
  /// Returns the disks that a placement would flip; none if it is illegal.
  public func flips(placing disk: Disk, at square: Square) -> Flips {
    guard size.contains(square) else { return .none(size: size) }
    return Flips(origin: square, squares: storage.flips(placing: disk, at: square))
  }

  /// Returns the squares where a side may place a disk.
  public func legalMoves(for side: Disk) -> SquareSet { storage.legalMoves(for: side) }

  /// Whether a side may place a disk anywhere.
  public func canMove(_ side: Disk) -> Bool { storage.canMove(side) }

  /// Places a disk, flips the disks that it outflanks, and returns them.
  ///
  /// If the placement is illegal, does nothing and returns no flips.
  @discardableResult
  public mutating func place(_ disk: Disk, at square: Square) -> Flips {
    let flips = flips(placing: disk, at: square)
    if !flips.isEmpty { storage.place(disk, at: square, turning: flips.squares) }
    return flips
  }
}

extension Board: CustomStringConvertible {
  /// The rows from the top, one line each: `x` dark, `o` light, `-` empty.
  public var description: String {
    (0..<size.height).map { y in
      String((0..<size.width).map { x in self[Square(uncheckedX: x, y: y)]?.symbol ?? "-" })
    }.joined(separator: "\n")
  }
}
