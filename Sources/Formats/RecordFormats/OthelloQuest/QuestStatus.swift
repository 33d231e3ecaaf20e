import GameRecords
import ReversiRules

/// The ending of a game in the notation of Othello Quest: `SCORE:12`, `LOSE:RESIGN`, `WIN:TIMEUP`.
struct QuestStatus {
  private let head: String
  private let tail: String

  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map { $0.uppercased() }
    head = parts.first ?? ""
    tail = parts.count > 1 ? parts[1] : ""
  }

  /// How the game ended, if the words are known.
  var ending: GameResult.Ending? {
    if head == "SCORE" { return .playedOut }
    return switch tail {
    case "RESIGN": .resigned
    case "TIMEUP", "TIMEOUT": .timedOut
    default: nil
    }
  }

  /// Returns the result, as far as it is known; `toMove` is the side that `WIN` and `LOSE` are about.
  func result(toMove: Disk?) -> GameResult? {
    var result = GameResult(ending: ending)
    switch head {
    case "SCORE": result.margin = Int(tail).map(Double.init)
    case "WIN": result.winner = toMove.map { GameResult.Winner($0) }
    case "LOSE": result.winner = toMove.map { GameResult.Winner($0.opponent) }
    case "DRAW": result.winner = .tie
    default: break
    }
    return result.isEmpty ? nil : result
  }

  /// Whether a result contains everything in the status.
  func isContained(in result: GameResult?) -> Bool {
    result?.ending != nil && (result?.margin != nil || result?.winner != nil)
  }
}
