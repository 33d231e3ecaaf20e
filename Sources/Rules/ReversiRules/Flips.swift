/// The disks that one placement flips.
///
/// Iterating yields their squares in the flip order: the lines up-left, up, up-right, right,
/// down-right, down, down-left, left; in each line the disk nearest to the placed one first. That
/// is the order of the original app's specification (its code walked left before down-left).
public struct Flips: Hashable, Sendable {
  /// The square of the placed disk; meaningless if ``isEmpty``.
  public let origin: Square

  /// The squares of the flipped disks, without their order.
  public let squares: SquareSet

  /// The number of flipped disks.
  public var count: Int { squares.count }

  /// Whether no disk is flipped, because the placement is illegal or the move is a pass.
  public var isEmpty: Bool { squares.isEmpty }

  /// Creates the flips of a disk on `origin`; a line of `squares` must lead from it to each of
  /// them.
  init(origin: Square, squares: SquareSet) {
    self.origin = origin
    self.squares = squares
  }

  /// Returns the flips of a pass, which are none.
  static func none(size: BoardSize) -> Flips {
    Flips(origin: Square(rawValue: 0), squares: SquareSet(size: size))
  }
}

extension Flips: Sequence {
  /// An iterator over the flips in the flip order, which walks from the placed disk along each
  /// line.
  public struct Iterator: IteratorProtocol {
    private let flips: Flips
    private var direction: Direction? = .upLeft
    private var last: Square

    fileprivate init(_ flips: Flips) {
      self.flips = flips
      last = flips.origin
    }

    /// Returns the next flipped disk's square, or `nil` after the last one.
    public mutating func next() -> Square? {
      while let line = direction {
        if let square = last.step(line), flips.squares.contains(square) {
          last = square
          return square
        }
        last = flips.origin
        direction = line.next
      }
      return nil
    }
  }

  /// Returns an iterator over the squares in the flip order.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The exact number of flipped disks.
  public var underestimatedCount: Int { count }
}

extension Flips: CustomStringConvertible {
  /// The names of the squares in the flip order, for example `[d5, c4, b3, f6, g6, e7]`.
  public var description: String {
    "[" + map(\.description).joined(separator: ", ") + "]"
  }
}
