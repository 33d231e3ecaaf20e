import GameRecords

/// The rules about declared results, which ``DeclaredResult`` checks.
extension Rule {
  static let wrongResult = Rule(3001, "wrong-result", .error, page: .record)
  static let unfinishedGame = Rule(3003, "unfinished-game", .warning, page: .record)
  static let flippedResultSign = Rule(3010, "flipped-result-sign", .error, page: .record)
  static let swappedResult = Rule(3011, "swapped-result", .error, page: .record)
  static let rawResult = Rule(3012, "raw-result", .note, page: .record)
  static let stoppedGameResult = Rule(3013, "stopped-game-result", .note, page: .record)
}
