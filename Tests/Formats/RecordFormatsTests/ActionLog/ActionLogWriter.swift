import GameRecords
import ReversiRules

/// The logs of both forks, as far as they matter to a record.
enum LogDialect: String, CaseIterable {
  case redux, reduxTuple, hironytic, hironyticBlocks

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
      case .placement(let square):
        let disk = position.turn ?? .dark
        lines += placement(of: disk, at: square)
        lines += changes(position.board.flips(placing: disk, at: square).count + 1)
      case .pass: lines += pass
      }
      lines += turnEnd
      _ = try? position.play(move)
      if printsBoards { lines += board(position.board) }
    }
    // After an action, the phase is that before the next one.
    for (index, next) in lines.enumerated().dropFirst() where lines[index - 1].hasPrefix("  ---->")
    {
      if let end = next.firstRange(of: ", Action") {
        lines[index - 1] = "  ----> " + next[..<end.lowerBound].dropFirst(2)
      }
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
      act("placeDisk(x=\(x), y=\(y))", "placeDisk(disk: \(disk), x: \(x), y: \(y))")
    case .hironyticBlocks:
      act("placeDisk(x=\(x), y=\(y))", "placeDisk(disk: Reversi.Disk.\(disk), x: \(x), y: \(y))")
    }
  }

  /// What becomes of a placement.
  private func changes(_ count: Int) -> [String] {
    guard self == .hironytic else { return [] }
    return (0...count).flatMap { left in
      let phase = "placingDisk(\(count - left) change(s) left)"
      return act("placeDisk", "changePhase(nextPhase: \(phase))") + act(phase, "boardUpdated")
    }
  }

  private var turnEnd: [String] {
    switch self {
    case .redux, .reduxTuple:
      [
        "- Logic.AppAction.nextTurn() from: sideDark to: sideLight",
        "- Logic.AppPrivateAction.nextTurn",
      ]
    case .hironytic, .hironyticBlocks: act("nextTurn", "nextTurn")
    }
  }

  private var reset: [String] {
    switch self {
    case .redux, .reduxTuple:
      ["- Logic.AppAction.newGame() START", "- Logic.AppPrivateAction.resetAllState"]
    case .hironytic, .hironyticBlocks: act("reset", "doReset")
    }
  }

  private var pass: [String] {
    switch self {
    case .redux, .reduxTuple:
      ["▿ Logic.AppAction.cannotPlaceDisk", "  - cannotPlaceDisk: Logic.Alert.showing"]
    case .hironytic, .hironyticBlocks: act("pass", "requestPassNotification(true)")
    }
  }

  private func board(_ board: Board) -> [String] {
    guard self == .redux || self == .reduxTuple else { return [] }
    return ["- Logic.AppPrivateAction.validateTurn"] + debugBoard(board)
  }

  private func act(_ phase: String, _ action: String) -> [String] {
    self == .hironytic
      ? ["  Phase: \(phase), Action: action(\(action))", "  ----> Phase: \(phase)"]
      : [
        "(Phase: \(phase),", " Action: action(Reversi.Action.\(action)))", "  --> Phase: \(phase)",
      ]
  }
}

/// A board as the Redux fork prints it.
func debugBoard(_ board: Board) -> [String] {
  ["@" + (0..<board.size.width).map { "\($0)" }.joined()]
    + (0..<board.size.height).map { y in
      "\(y)" + String(decoding: BoardText.row(y, of: board), as: UTF8.self)
    }
}
