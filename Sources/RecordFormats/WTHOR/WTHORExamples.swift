import RecordText

/// The parts of the rules' examples.
extension [UInt8] {
  /// A header for one game on 8×8, from 2025.
  static var wthorHeader: [UInt8] {
    [20, 26, 1, 1] + [1, 0, 0, 0] + [0, 0] + [0xE9, 0x07] + [8, 0, 0, 0]
  }

  /// A game that dark wins with the ninth move: no names, both scores, and the moves.
  static var wthorGame: [UInt8] {
    .zeros(6) + [64, 0] + [56, 64, 53, 66, 75, 46, 57, 65, 35] + .zeros(51)
  }

  /// A table of players with one name, whose header declares a number of names.
  static func wthorPlayers(declaring count: UInt8) -> [UInt8] {
    [20, 26, 1, 1] + .zeros(4) + [count, 0] + .zeros(6) + Array("???".utf8) + .zeros(17)
  }
}
