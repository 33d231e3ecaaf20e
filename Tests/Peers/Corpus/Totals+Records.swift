import Flipbook
import FuzzTargets

extension Totals {
  /// Plays a record and adds to the counts; the words that differ between dialects are given.
  mutating func add(_ record: ReversiRecord, _ words: ResultWords) {
    add("games")
    let attempt = ReplayAttempt(record)
    guard attempt.isComplete else { return add("illegal") }
    let replay = attempt.replay
    let passes = replay.moves.count { $0 == .pass }
    let explicit = record.moves.count { $0 == .pass }
    add("clean replay")
    add("moves", record.placements.count)
    add("explicit passes", explicit)
    add("implied passes", passes - explicit)
    add("games with (implied) pass", if: passes > explicit)
    add("moves with eval", record.annotations.count { $0.evaluation != nil })
    add("moves with time", record.annotations.count { $0.time != nil })
    if record.moves.isEmpty, let noMoves = words.noMoves { return add(noMoves) }
    guard let outcome = replay.outcome else { return add(words.unfinished) }
    add("finished on the board")
    add("finished with empty squares", if: record.placements.count < 60)
    add(words.word(for: record.result, outcome))
  }
}

/// The oracle's names for its findings about results in one format.
struct ResultWords {
  var withEmpties: String
  var raw = "raw"
  var differs = "differs"
  var unfinished = "not finished on the board"
  var noMoves: String?

  static let wthor = ResultWords(
    withEmpties: "score = dark with empties to winner",
    raw: "score = raw dark count (empties NOT given)",
    differs: "score differs from finished board",
    unfinished: "unfinished (legal moves remain)",
    noMoves: "no move at all"
  )
  static let pgn = ResultWords(
    withEmpties: "Result = with empties",
    raw: "Result = raw counts",
    differs: "Result differs from finished board",
    noMoves: "no moves"
  )
  static let sgf = ResultWords(
    withEmpties: "RE agrees (empties to winner)",
    raw: "RE disagrees",
    differs: "RE disagrees"
  )
  static let ggf = ResultWords(
    withEmpties: "RE = net with empties",
    raw: "RE = raw net (empties not given)",
    differs: "RE differs from finished board"
  )
  static let players = ResultWords(
    withEmpties: "score = with empties",
    raw: "score = raw counts",
    differs: "score differs"
  )
  static let transcript = ResultWords(
    withEmpties: "finished",
    raw: "finished",
    differs: "finished",
    unfinished: "not finished"
  )

  /// Returns the name for a declared result at the end of a game.
  fileprivate func word(for result: GameResult?, _ outcome: Outcome) -> String {
    if let score = result?.score {
      return score == outcome.withEmpties ? withEmpties : score == outcome.raw ? raw : differs
    }
    guard let margin = result?.margin else { return differs }
    let isSame = { (counts: DiskCounts) in margin == Double(counts.dark - counts.light) }
    return isSame(outcome.withEmpties) ? withEmpties : isSame(outcome.raw) ? raw : differs
  }
}
