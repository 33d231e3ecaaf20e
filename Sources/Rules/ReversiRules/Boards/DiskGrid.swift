/// The disks on the squares and the rules for them, as every implementation of a board provides
/// them to ``Board``.
protocol DiskGrid: Hashable, Sendable {
  /// The width and height.
  var size: BoardSize { get }

  /// The disk on a square of the board, or `nil` if it is empty.
  subscript(square: Square) -> Disk? { get set }

  /// The number of disks of each side.
  var counts: DiskCounts { get }

  /// Returns the squares with disks of one side.
  func squares(of side: Disk) -> SquareSet

  /// Returns the disks that a placement on a square of the board flips; none if it is illegal.
  func flips(placing disk: Disk, at square: Square) -> SquareSet

  /// Returns the squares where a side may place a disk.
  func legalMoves(for side: Disk) -> SquareSet

  /// Whether there is a square where a side may place a disk.
  func canMove(_ side: Disk) -> Bool

  /// Places a disk and flips others.
  mutating func place(_ disk: Disk, at square: Square, turning flips: SquareSet)

  /// Returns the disks as seen in another orientation.
  func image(under symmetry: Symmetry) -> Self

  /// A number that is the same in every orientation, and seldom the same for other disks.
  var orbitHash: UInt64 { get }

  /// Whether the disks come before others of any size in a fixed order, which has no meaning.
  func precedes(_ other: Self) -> Bool

  /// Plays moves, starting with a side, up to the first illegal one, and returns the number played.
  mutating func play(contentsOf moves: ArraySlice<Move>, startingWith side: Disk) -> Int

  /// Does the same, and stores how many disks each move flips, 0 for a pass.
  mutating func play(
    contentsOf moves: ArraySlice<Move>,
    startingWith side: Disk,
    countingFlipsIn counts: UnsafeMutableBufferPointer<UInt8>
  ) -> Int
}

extension DiskGrid {
  /// The first of the images in all orientations, and the symmetry that leads there.
  var canonical: (grid: Self, symmetry: Symmetry) {
    var first = (grid: self, symmetry: Symmetry.identity)
    for symmetry in Symmetry.all.dropFirst() {
      let image = image(under: symmetry)
      if image.precedes(first.grid) { first = (image, symmetry) }
    }
    return first
  }
}
