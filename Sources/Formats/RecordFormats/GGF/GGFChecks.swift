import GameRecords
import ReversiRules

/// Edax knows one size of boards in GGF.
enum EdaxGGFBoardSize: SingleRule {
  static let rule = Rule(8106, "edax-ggf-board-size", .warning, page: .ggf, isOptional: true)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let size = subject.record.start.board.size
    guard size != .standard else { return }
    let message = "Edax reads this \(size) game as an empty 8×8 one"
    report(subject.finding(rule, message, at: .board, else: [.start]))
  }
}
