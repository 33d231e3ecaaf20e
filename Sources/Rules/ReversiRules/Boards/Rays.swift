/// The lines from one square of the 8×8 board, each as a word with its squares as bits.
///
/// The three upward lines are stored for the board with its rows reversed, where they go down.
struct Rays {
  /// The square itself.
  let origin: UInt64
  let left: UInt64
  let right: Ray
  let downLeft: Ray
  let down: Ray
  let downRight: Ray
  let upLeftMirrored: Ray
  let upMirrored: Ray
  let upRightMirrored: Ray

  /// The rays of every square, indexed by its raw value.
  ///
  /// The rays of a square outside of the 8×8 board are empty, so a disk there flips nothing.
  static let table = (UInt8.min...UInt8.max).map { Rays(Square(rawValue: $0)) }

  private init(_ square: Square) {
    let onBoard = BoardSize.standard.contains(square)
    origin = onBoard ? square.bit : 0

    func ray(_ direction: Direction) -> UInt64 {
      var ray: UInt64 = 0
      var last = square
      while onBoard, let next = last.step(direction), BoardSize.standard.contains(next) {
        ray |= next.bit
        last = next
      }
      return ray
    }
    left = ray(.left)
    right = Ray(ray(.right))
    downLeft = Ray(ray(.downLeft))
    down = Ray(ray(.down))
    downRight = Ray(ray(.downRight))
    upLeftMirrored = Ray(ray(.upLeft).byteSwapped)
    upMirrored = Ray(ray(.up).byteSwapped)
    upRightMirrored = Ray(ray(.upRight).byteSwapped)
  }
}

/// A line toward higher bits.
struct Ray {
  let squares: UInt64
  /// All other bits, stored so that they are not computed for every move.
  let others: UInt64

  init(_ squares: UInt64) {
    self.squares = squares
    others = ~squares
  }
}
