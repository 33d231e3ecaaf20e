import GameRecords
import ReversiRules

/// The logs of both forks, as far as they matter to a record.
enum LogDialect: String, CaseIterable {
  case redux, reduxTuple, hironytic

  /// The log of a game, with whatever comes between its actions.
  func log(
    of moves: [Move],
    from start: Position = .initial,
    printsBoards: Bool = true
  ) -> String {
    var position = start
    var lines = reset + (printsBoards ? board(position.board) : [])
    for move in moves {
      switch move {
      case .placement(let square): lines += placement(of: position.turn ?? .dark, at: square)
      case .pass: lines += pass
      }
      _ = try? position.play(move)
      if printsBoards { lines += board(position.board) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func placement(of disk: Disk, at square: Square) -> [String] {
    let (x, y) = (square.x, square.y)
    return switch self {
    case .redux:
      [
        "▿ Logic.AppAction.placeDisk", "  ▿ placeDisk: Logic.PlacedDiskCoordinate",
        "    - disk: Logic.Disk.\(disk == .dark ? "diskDark" : "diskLight")",
        "    ▿ coordinate: Logic.Coordinate", "      - x: \(x)", "      - y: \(y)",
      ]
    case .reduxTuple:
      [
        "▿ Logic.AppAction.placeDisk", "  ▿ placeDisk: (3 elements)",
        "    - disk: Logic.Disk.\(disk)", "    - x: \(x)", "    - y: \(y)",
      ]
    case .hironytic:
      block("placeDisk(x=\(x), y=\(y))", "placeDisk(disk: Reversi.Disk.\(disk), x: \(x), y: \(y))")
    }
  }

  private var reset: [String] {
    switch self {
    case .redux, .reduxTuple:
      ["- Logic.AppAction.newGame() START", "- Logic.AppPrivateAction.resetAllState"]
    case .hironytic: block("resetting", "doReset")
    }
  }

  private var pass: [String] {
    switch self {
    case .redux, .reduxTuple:
      ["▿ Logic.AppAction.cannotPlaceDisk", "  - cannotPlaceDisk: Logic.Alert.showing"]
    case .hironytic: block("passing", "requestPassNotification(side: Reversi.Disk.dark)")
    }
  }

  private func board(_ board: Board) -> [String] {
    guard self != .hironytic else { return [] }
    return ["- Logic.AppPrivateAction.validateTurn"] + debugBoard(board)
  }

  private func block(_ phase: String, _ action: String) -> [String] {
    ["(Phase: \(phase),", " Action: action(Reversi.Action.\(action)))", "  --> Phase: \(phase)"]
  }
}

/// A board as the Redux fork prints it.
func debugBoard(_ board: Board) -> [String] {
  ["@" + (0..<board.size.width).map { "\($0)" }.joined()]
    + (0..<board.size.height).map { y in
      "\(y)" + String(decoding: BoardText.row(y, of: board), as: UTF8.self)
    }
}
