/// The parts of the rules' examples: a new game, with dark to move.
enum ReduxExample {
  /// The beginning of the state, with a board of 8×8.
  static let board = """
    {"boardContainer": {"board": {"boardSetting": {"cols": 8, "rows": 8},
    "diskCoordinates": [
    \(squares(width: 8))
    ]}},
    """

  /// Both players.
  static let players = """
    "playerDark": {"player": 0, "side": "sideDark", "count": 2},
    "playerLight": {"player": 1, "side": "sideLight", "count": 2},
    """

  /// Everything after the players.
  static let state = """
    "id": "4E98FF2E-963A-8D0D-9AE1-BB76DAB7BC45", "side": "sideDark",
    \(flags)
    """

  /// The facts about the app, and the end of the state.
  static let flags = """
    "turnStart": false, "isInitialing": true, "isLoadedGame": false,
    "computerThinking": "none", "cannotPlaceDiskAlert": "none",
    "resetConfirmationAlert": "none"}
    """

  /// Returns the entries of a board with the usual four disks, two per line.
  /// - Parameters:
  ///   - width: the number of columns and rows of the board.
  ///   - first: the index of the first square, from 0.
  /// - Returns: the entries.
  static func squares(width: Int, from first: Int = 0) -> String {
    let entries = (first..<width * width).map { index in
      let (x, y) = (index % width, index / width)
      let isMiddle = [x, y].allSatisfy { $0 == width / 2 - 1 || $0 == width / 2 }
      let disk = isMiddle ? ", \"disk\": \"\(x == y ? "diskLight" : "diskDark")\"" : ""
      return "{\"coordinate\": {\"x\": \(x), \"y\": \(y)}\(disk)}"
    }
    return stride(from: 0, to: entries.count, by: 2)
      .map { entries[$0..<$0 + 2].joined(separator: ", ") }
      .joined(separator: ",\n")
  }
}
