import GameRecords
import RecordFormats
import ReversiRules
import TestSupport
import Testing

/// Games as Egaroucid writes them.
private enum Game {
  /// The bits of one side's disks: bit 63 is a1.
  static func bits(_ board: Board, _ side: Disk) -> UInt64 {
    board.size.squares.reduce(0) { bits, square in
      board[square] == side ? bits | 1 << UInt64(63 - number(square)) : bits
    }
  }

  /// The number of a square, counted from a1.
  static func number(_ square: Square) -> Int { square.y * 8 + square.x }

  /// The members for the positions of a game, in another order than that of the game.
  static func positions(_ start: Position, _ moves: [Move]) throws -> [String] {
    var position = start
    var members: [String] = []
    var last = -1
    for (index, move) in (moves.map(Optional.some) + [nil]).enumerated() {
      if move == .pass {
        try position.play(.pass)
        continue
      }
      var next = -1
      if case .placement(let square) = move { next = 63 - number(square) }
      let side = position.turn ?? (position.board.emptyCount.isMultiple(of: 2) ? .dark : .light)
      members.append(
        """
        "\(64 - position.board.emptyCount)":{"board_player":\(bits(position.board, side)),\
        "board_opponent":\(bits(position.board, side.opponent)),"player":\(side == .dark ? 0 : 1),\
        "policy":\(last),"next_policy":\(next),"value":\(index == 0 ? 100_000_000 : index % 5),\
        "level":-1}
        """
      )
      last = next
      if let move { try position.play(move) }
    }
    return members.sorted()
  }

  static func text(_ members: [String]) -> String { "{" + members.joined(separator: ",") + "}" }
}

@Suite struct `A game of Egaroucid` {
  private func parse(_ text: String) -> ParsedRecord { EgaroucidFormat().readAll(text)[0] }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `has its moves and passes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var start = Position.initial
    if seed % 3 == 0 {
      for _ in 0..<8 { try start.play(start.randomMove(using: &generator)) }
    }
    if start.mustPass { return }
    var moves = start.randomGame(using: &generator)
    if seed % 2 == 0 {
      moves = Array(moves.prefix(Int.random(in: 0...moves.count, using: &generator)))
    }
    // Egaroucid passes at once.
    while moves.last == .pass { moves.removeLast() }
    var end = start
    #expect(end.play(contentsOf: moves) == moves.count)
    guard !end.mustPass else { return }
    let members = try Game.positions(start, moves)
    let parsed = parse(Game.text(members))
    // After the end of a game the side to move has no meaning.
    #expect(parsed.placedRules == [])
    let record = try #require(parsed.reversi)
    #expect(record.start == start)
    let played = record.moves.last == .pass ? record.moves.dropLast() : record.moves[...]
    #expect(Array(played) == moves)
    #expect(record.passMarks == .written)
    if !end.isOver { #expect(ReplayAttempt(record).problems.isEmpty) }
  }
}
