/// The disks on the squares and what the rules make of them: what every implementation of a board
/// offers to ``Board``.
protocol DiskGrid: Hashable, Sendable {
  /// The width and height.
  var size: BoardSize { get }

  /// The disk on a square of the board, or `nil` if it is empty.
  subscript(square: Square) -> Disk? { get set }

  /// How many disks each side has.
  var counts: DiskCounts { get }

  /// The disks that a placement on a square of the board turns over; none if it is illegal.
  func flips(placing disk: Disk, at square: Square) -> SquareSet

  /// The squares where a side may place a disk.
  func legalMoves(for side: Disk) -> SquareSet

  /// Whether there is a square where a side may place a disk.
  func canMove(_ side: Disk) -> Bool

  /// Places a disk and gives its side the disks that it turns over.
  mutating func place(_ disk: Disk, at square: Square, turning flips: SquareSet)

  /// Plays moves for a side, and then for each side in turn, and stops before the first illegal
  /// one. Returns the number of moves played.
  mutating func play(contentsOf moves: ArraySlice<Move>, startingWith side: Disk) -> Int

  /// The same, and writes down how many disks each move turns, 0 for a pass.
  mutating func play(
    contentsOf moves: ArraySlice<Move>,
    startingWith side: Disk,
    countingFlipsIn counts: UnsafeMutableBufferPointer<UInt8>
  ) -> Int
}
