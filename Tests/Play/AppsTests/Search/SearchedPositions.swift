@testable import Apps
import ReversiRules
import TestSupport
import Testing

/// The strength with a number, which must be valid.
func strength(_ number: Int) -> GameSearch.Strength {
  guard let strength = GameSearch.Strength(number) else { fatalError("no strength is \(number)") }
  return strength
}

extension Position {
  /// Returns a position of a random game with some empty squares that is not over, from the first
  /// seed on that leads to one.
  static func random(size: BoardSize = .standard, emptyCount: Int, seed: UInt64) -> Position {
    for seed in seed... {
      var generator = SeededGenerator(seed: seed)
      var position = Position.initial(size: size)
      while position.turn != nil, position.board.emptyCount > emptyCount {
        position.playRandomly(using: &generator)
      }
      if position.turn != nil { return position }
    }
    fatalError("no game has \(emptyCount) empty squares")
  }

  /// Plays a random legal move, or passes.
  mutating func playRandomly(using generator: inout SeededGenerator) {
    let square = Array(legalMoves).randomElement(using: &generator)
    play(square)
  }

  /// Places a disk, or passes.
  mutating func play(_ square: Square?) {
    do {
      try play(square.map(Move.placement) ?? .pass)
    } catch {
      Issue.record("\(String(describing: square)) is illegal: \(error)")
      turn = nil
    }
  }

  /// The disks of the side to move minus those of the other, if both play perfectly to the end:
  /// every line of play is tried with only the rules.
  var perfectResult: Int {
    guard let turn else { return 0 }
    var best: Int?
    for square in legalMoves {
      let result = -after(square, by: turn).perfectResult
      best = max(result, best ?? result)
    }
    if let best { return best }
    if mustPass { return -Position(board: board, turn: turn.opponent).perfectResult }
    return board.counts[turn] - board.counts[turn.opponent]
  }

  /// The position after a placement, with the other side to move even if the game is over.
  func after(_ square: Square, by side: Disk) -> Position {
    var next = self
    next.board.place(side, at: square)
    next.turn = side.opponent
    return next
  }
}
