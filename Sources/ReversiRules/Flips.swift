/// The disks that one placement turns over.
///
/// Iterating yields their squares in the flip order: the lines up-left, up, up-right, right,
/// down-right, down, down-left, left; in each line the disk nearest to the placed one first. That
/// is the order of the original app's specification (its code walked left before down-left).
public struct Flips: Hashable, Sendable {
  /// The square of the placed disk, which says nothing when ``isEmpty``.
  public let origin: Square

  /// The squares of the turned disks, without their order.
  public let squares: SquareSet

  /// The number of turned disks.
  public var count: Int { squares.count }

  /// Whether no disk is turned: the placement is illegal, or the move is a pass.
  public var isEmpty: Bool { squares.isEmpty }

  /// The flips of a disk on `origin`; each of `squares` is joined to it by a line of them.
  init(origin: Square, squares: SquareSet) {
    self.origin = origin
    self.squares = squares
  }

  /// What a pass turns over on a board of some size: nothing.
  static func none(size: BoardSize) -> Flips {
    Flips(origin: Square(rawValue: 0), squares: SquareSet(size: size))
  }
}

extension Flips: Sequence {
  /// Goes through the flips in the flip order, by walking from the placed disk along each line.
  public struct Iterator: IteratorProtocol {
    private let flips: Flips
    private var direction: Direction? = .upLeft
    private var last: Square

    fileprivate init(_ flips: Flips) {
      self.flips = flips
      last = flips.origin
    }

    /// The next turned disk's square, or `nil` after the last one.
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

  /// An iterator over the squares in the flip order.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of turned disks, which is known exactly.
  public var underestimatedCount: Int { count }
}

extension Flips: CustomStringConvertible {
  /// The names of the squares in the flip order, for example `[d5, c4, b3, f6, g6, e7]`.
  public var description: String {
    "[" + map(\.description).joined(separator: ", ") + "]"
  }
}
