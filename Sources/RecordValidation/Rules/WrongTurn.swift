internal import GameRecords
internal import ReversiRules

/// The record names another side for a move than the one whose turn it is.
enum WrongTurn: ValidationRule {
  static let rule = Rule("wrong-turn", .error, "A move must be made by the side to move.")

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    let named = subject.record.annotations.filter { $0.side != nil }
    guard !named.isEmpty else { return }
    var rest = named[...]
    for step in subject.attempt.replay.steps {
      guard let ply = subject.attempt.replay.recordPly(ofPly: step.ply) else { continue }
      rest = rest.drop { $0.ply < ply }
      guard let annotation = rest.first else { return }
      guard annotation.ply == ply, let side = annotation.side, side != step.side else { continue }
      report(
        subject.diagnostic(
          rule,
          "the record gives \(step.move) to \(side), but it is \(step.side)'s turn",
          at: .move(ply),
          ply: ply,
          position: step.before
        )
      )
      // One wrong turn shifts all that follow.
      return
    }
  }
}
