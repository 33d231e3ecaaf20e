import RecordText

/// Building blocks for the examples of rules about Edax's own files.
extension [UInt8] {
  /// A game without date, names and moves: the disks of dark and light at the start, and 60 empty
  /// places for moves.
  static var edxGame: [UInt8] {
    [0, 0, 0, 0x10, 0x08, 0, 0, 0] + [0, 0, 0, 0x08, 0x10, 0, 0, 0] + .zeros(72)
      + [UInt8](repeating: 65, count: 60) + .zeros(12)
  }
}
