import GameRecords
import ReversiRules

/// One position of a game of Egaroucid, with its annotations.
struct EgaroucidPly {
  /// The object.
  let object: JSONValue
  /// The number of disks in its key.
  let disks: Int
  /// The place of the key.
  let disksRange: Range<Int>
  let board: Board
  /// The place of the disks of both sides.
  let boardRange: Range<Int>
  let player: Disk
  /// The place of the side to move.
  let playerRange: Range<Int>
  /// The moves from the previous position and to the next one.
  let policy: Step?
  let nextPolicy: Step?
  /// The expected final difference in disks, as dark sees it.
  let value: Int?
  /// The clocks of both sides, in milliseconds.
  let clocks: [Disk: Double]

  struct Step {
    let square: Square
    let range: Range<Int>
  }

  /// The number of disks on the board.
  var count: Int { board.counts.dark + board.counts.light }

  /// Reads a position, or reports findings.
  init?(_ member: JSONValue, disks: Int, _ reader: inout ForeignJSONReader) {
    guard var object = reader.object(member, as: "an object (a position)") else {
      return nil
    }
    self.object = member
    self.disks = disks
    disksRange = member.keyRange
    let prefix = "\(disks)."
    let boards = ["board_player", "board_opponent"].map { reader.require($0, of: &object) }
    let own = Self.bits(boards[0], &reader)
    let other = Self.bits(boards[1], &reader)
    let player = reader.require("player", of: &object)
    let number = reader.integer(player, in: 0...1)
    policy = Self.step(object.take("policy"), &reader)
    nextPolicy = Self.step(object.take("next_policy"), &reader)
    // An unknown value is a very large number.
    value = reader.integer(object.take("value"), in: -1_000_000_000...1_000_000_000)
      .flatMap { (-64...64).contains($0) ? $0 : nil }
    clocks = [
      .dark: Self.clock(object.take("black_time_msec"), &reader),
      .light: Self.clock(object.take("white_time_msec"), &reader),
    ].compactMapValues { $0 }
    // Without a value there is no level, and most positions are not random.
    if let level = object.take("level"), level.integer != -1 {
      reader.keepAll(level, as: prefix + level.key)
    }
    if let random = object.take("is_random_generated_position"), random.boolean != false {
      reader.keepAll(random, as: prefix + random.key)
    }
    reader.keepRest(of: object, prefix: prefix)

    guard let own, let other, let player, let number, let first = boards[0], let second = boards[1]
    else { return nil }
    boardRange = reader.range(of: first, and: second)
    guard own & other == 0 else {
      let square = Self.square(63 - (own & other).leadingZeroBitCount)
      reader.report(
        .egaroucidBoard,
        "the position with \(disks) disks has disks of both sides on \(square)",
        at: boardRange
      )
      return nil
    }
    self.player = number == 0 ? .dark : .light
    playerRange = player.range
    var board = Board()
    for index in 0..<64 {
      if own >> UInt64(index) & 1 == 1 { board[Self.square(index)] = self.player }
      if other >> UInt64(index) & 1 == 1 { board[Self.square(index)] = self.player.opponent }
    }
    self.board = board
  }

  /// The number of a square, from 0 (h8) to 63 (a1).
  static func number(of square: Square) -> Int { 63 - 8 * square.y - square.x }

  /// The square with a number from 0 (h8) to 63 (a1).
  private static func square(_ index: Int) -> Square {
    Square(uncheckedX: 7 - index % 8, y: 7 - index / 8)
  }

  private static func bits(_ value: JSONValue?, _ reader: inout ForeignJSONReader) -> UInt64? {
    reader.read(value, .number, as: "64 bits as a number") { $0.bits }
  }

  /// Reads a move as a number, where -1 means none.
  private static func step(_ value: JSONValue?, _ reader: inout ForeignJSONReader) -> Step? {
    guard let value, let index = reader.integer(value, in: -1...63), index >= 0 else { return nil }
    return Step(square: square(index), range: value.range)
  }

  private static func clock(_ value: JSONValue?, _ reader: inout ForeignJSONReader) -> Double? {
    reader.number(value).flatMap { $0 >= 0 ? $0 : nil }
  }
}
