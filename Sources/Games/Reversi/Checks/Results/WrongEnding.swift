import GameRecords
import ReversiRules

/// The declared kind of ending does not fit the final position.
enum WrongEnding: SingleRule {
  static let rule = Rule(3002, "wrong-ending", .error, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    guard let ending = subject.record.result?.ending, subject.isWholeGame else { return }
    let end = subject.attempt.replay.end
    let message: String
    switch ending {
    case .playedOut where !end.isOver:
      let side = (end.mustPass ? end.turn?.opponent : end.turn).map { "\($0)" } ?? "a side"
      message = "the game is declared played out, but \(side) can still move"
    case .unfinished where end.isOver:
      message = "the game is declared unfinished, but neither side can move"
    default:
      return
    }
    var finding = subject.finding(rule, message, at: .ending, else: [.result], position: end)
    if ending == .unfinished, var result = subject.record.result {
      result.ending = .playedOut
      finding.repair = .change(.setResult(result))
    }
    report(finding)
  }
}
