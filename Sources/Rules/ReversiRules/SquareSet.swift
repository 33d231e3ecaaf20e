/// A set of squares of one board.
///
/// Iterating yields them row by row from the top, left to right in each.
public struct SquareSet: Hashable, Sendable {
  /// The size of the board that the squares belong to.
  public let size: BoardSize

  /// The squares as numbers, counted row by row in the board's width.
  private var numbers: Bits256

  /// Creates an empty set for a board of some size.
  public init(size: BoardSize) {
    self.size = size
    numbers = Bits256()
  }

  /// Creates the set of squares of the 8×8 board whose bits, `y * 8 + x`, are set.
  package init(bits: UInt64) {
    size = .standard
    numbers = Bits256(first: bits)
  }

  /// The squares of the 8×8 board as bits, `y * 8 + x`; of another board, its first 64 squares.
  package var bits: UInt64 { numbers.first }

  /// The number of squares.
  public var count: Int { numbers.count }

  /// The first square in row order; `nil` if there is none.
  public var first: Square? { first { _ in true } }

  /// Whether the set is empty.
  public var isEmpty: Bool { numbers.isEmpty }

  /// Whether a square is in the set; never for a square that is not on the board.
  public func contains(_ square: Square) -> Bool {
    guard size.contains(square) else { return false }
    return numbers.contains(size.number(of: square))
  }

  /// Creates a set of squares of a board.
  ///
  /// - Precondition: The squares are on the board.
  public init(_ squares: some Sequence<Square>, size: BoardSize) {
    self.init(size: size)
    for square in squares { insert(square) }
  }

  /// Whether another set has all squares of this one; both are of boards of the same size.
  public func isSubset(of other: SquareSet) -> Bool { numbers.isSubset(of: other.numbers) }

  /// Whether another set has none of the squares of this one; both are of boards of the same size.
  public func isDisjoint(with other: SquareSet) -> Bool { numbers.isDisjoint(with: other.numbers) }

  /// Adds a square, which must be on the board.
  package mutating func insert(_ square: Square) {
    precondition(size.contains(square), "the square must be on the board")
    numbers.insert(size.number(of: square))
  }
}

extension SquareSet: Sequence {
  /// An iterator over the squares of a set, row by row.
  public struct Iterator: IteratorProtocol {
    private let width: Int
    private var numbers: Bits256

    fileprivate init(_ set: SquareSet) {
      width = set.size.width
      numbers = set.numbers
    }

    /// Returns the next square, or `nil` after the last one.
    public mutating func next() -> Square? {
      guard let number = numbers.removeFirst() else { return nil }
      return Square(uncheckedX: number % width, y: number / width)
    }
  }

  /// Returns an iterator over the squares, row by row from the top.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The exact number of squares.
  public var underestimatedCount: Int { count }
}

extension SquareSet: CustomStringConvertible {
  /// The names of the squares, for example `[d3, c4, f5, e6]`.
  public var description: String {
    "[" + map(\.description).joined(separator: ", ") + "]"
  }
}

extension BoardSize {
  /// The number of a square of this board, counted row by row from 0.
  func number(of square: Square) -> Int { square.y &* width &+ square.x }
}
