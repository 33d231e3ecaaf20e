import GameRecords
import ReversiRules

extension AppState {
  /// A hash of the complete state: the same for the same state, in every run and on every platform,
  /// and almost certainly different for any other state.
  ///
  /// Session logs contain it, so its inputs and their order must not change.
  public var digest: UInt64 {
    var hash = StableHash()
    hash.add(position.board)
    hash.add(position.turn)
    for side in Disk.allCases { hash.add(modes[side] == .manual ? 0 : 1) }
    hash.add(phase.code)
    hash.add(question == .closed ? 0 : 1)
    hash.add(number: work.number)
    if let placement {
      hash.add(placement.side)
      hash.add(placement.board)
      hash.add(placement.square.rawValue)
      hash.add(placement.changing.rawValue)
      for square in placement.later { hash.add(square.rawValue) }
    }
    if policy == .redux { hash.add(1) }
    return hash.value
  }
}

extension AppPhase {
  /// A number that does not depend on names or their order.
  fileprivate var code: UInt8 {
    switch self {
    case .start: 0
    case .nextTurn: 1
    case .waiting: 2
    case .thinking: 3
    case .placing: 4
    case .passAlert: 5
    case .over: 6
    case .paused: 7
    }
  }
}

extension StableHash {
  fileprivate mutating func add(_ board: Board) {
    add(UInt8(board.size.width))
    add(UInt8(board.size.height))
    for square in board.size.squares { add(board[square]) }
  }

  fileprivate mutating func add(_ disk: Disk?) { add(disk.map { $0.rawValue + 1 } ?? 0) }
}
