import RecordText

/// The parts of the rules' examples.
extension [UInt8] {
  /// A header for one puzzle with 60 empty squares.
  static var wthorPuzzleHeader: [UInt8] {
    [20, 26, 1, 1] + [1, 0, 0, 0] + [60, 0] + [0, 0] + [8, 1, 0, 0]
  }

  /// The initial position as a puzzle: no names, two bits for each square, 60 empty squares, dark to
  /// move, and the solution f5 with its score.
  static var wthorPuzzle: [UInt8] {
    [0xE9, 0x07] + .zeros(10)
      + (.zeros(6) + [0b0000_0010, 0b1100_0000, 0b0000_0011, 0b1000_0000] + .zeros(6))
      + [60, 1] + [0, 56] + .zeros(4)
  }
}
