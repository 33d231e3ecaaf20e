import GameRecords

/// The rules about declared results, which ``DeclaredResult`` checks.
extension Rule {
  static let wrongResult = Rule(3001, "wrong-result", .error, page: .record)
    .requiring("The declared result must be the result of the final board.")
  static let unfinishedGame = Rule(3003, "unfinished-game", .warning, page: .record)
    .requiring("A game with a result should be played to its end, or declare how it ended.")
  static let flippedResultSign = Rule(3010, "flipped-result-sign", .error, page: .record)
    .requiring("The declared difference must be dark's disks minus light's.")
  static let swappedResult = Rule(3011, "swapped-result", .error, page: .record)
    .requiring("The declared result must not give dark what light won.")
  static let rawResult = Rule(3012, "raw-result", .note, page: .record)
    .requiring("If the format counts empty squares, the winner must get them.")
  static let stoppedGameResult = Rule(3013, "stopped-game-result", .note, page: .record)
    .requiring("The result of a stopped game should not be a count of disks.")
}
