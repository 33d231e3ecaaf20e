/// A set of squares of one board.
///
/// Iterating yields them row by row from the top, left to right in each.
public struct SquareSet: Hashable, Sendable {
  /// The size of the board that the squares belong to.
  public let size: BoardSize

  /// One bit per square, row by row in the board's own width, from the lowest bit of the first word.
  ///
  /// On the 8×8 board the first word is the whole board: bit `y * 8 + x`.
  private var words: SIMD4<UInt64>

  /// No square of a board of some size.
  public init(size: BoardSize) {
    self.size = size
    words = SIMD4()
  }

  /// The squares of the 8×8 board whose bits, `y * 8 + x`, are set.
  package init(bits: UInt64) {
    size = .standard
    words = SIMD4(bits, 0, 0, 0)
  }

  /// The squares of the 8×8 board as bits, `y * 8 + x`; of another board, its first 64 squares.
  package var bits: UInt64 { words[0] }

  /// The number of squares.
  public var count: Int {
    words[0].nonzeroBitCount + words[1].nonzeroBitCount + words[2].nonzeroBitCount
      + words[3].nonzeroBitCount
  }

  /// Whether there is no square.
  public var isEmpty: Bool { words == SIMD4() }

  /// Whether a square is in the set; a square that is not on the board never is.
  public func contains(_ square: Square) -> Bool {
    guard size.contains(square) else { return false }
    let index = size.index(of: square)
    return words[index >> 6] >> UInt64(index & 63) & 1 != 0
  }

  /// Adds a square, which must be on the board.
  package mutating func insert(_ square: Square) {
    precondition(size.contains(square), "the square is on the board")
    let index = size.index(of: square)
    words[index >> 6] |= 1 << UInt64(index & 63)
  }
}

extension SquareSet: Sequence {
  /// Goes through the squares of a set row by row.
  public struct Iterator: IteratorProtocol {
    private let width: Int
    private var words: SIMD4<UInt64>
    private var word = 0

    fileprivate init(_ set: SquareSet) {
      width = set.size.width
      words = set.words
    }

    /// The next square, or `nil` after the last one.
    public mutating func next() -> Square? {
      while words[word] == 0 {
        guard word < 3 else { return nil }
        word += 1
      }
      let index = word << 6 + words[word].trailingZeroBitCount
      words[word] &= words[word] - 1
      return Square(uncheckedX: index % width, y: index / width)
    }
  }

  /// An iterator over the squares, row by row from the top.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of squares, which is known exactly.
  public var underestimatedCount: Int { count }
}

extension SquareSet: CustomStringConvertible {
  /// The names of the squares, for example `[d3, c4, f5, e6]`.
  public var description: String {
    "[" + map(\.description).joined(separator: ", ") + "]"
  }
}

extension BoardSize {
  /// The place of a square of this board when the squares are counted row by row.
  func index(of square: Square) -> Int { square.y &* width &+ square.x }
}
