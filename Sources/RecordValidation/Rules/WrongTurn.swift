internal import GameRecords
internal import ReversiRules

/// The record names another side for a move than the one whose turn it is.
enum WrongTurn: SingleRule {
  static let rule = Rule(
    2008,
    "wrong-turn",
    .error,
    "A move must be made by the side to move.",
    why:
      "The file contradicts itself: a program that goes by the sides plays another game than "
      + "one that lets them alternate. A move or pass that is missing shifts all sides behind "
      + "it.",
    fix: "Correct the side, or add the move or the pass that is missing before it.",
    example: RuleExample("json", #"{"moves": ["f5", {"move": "d6", "side": "\#(wrong: "dark")"}]}"#)
  )

  static func check(_ subject: ValidationSubject, report: (Diagnostic) -> Void) {
    let named = subject.record.annotations.filter { $0.side != nil }
    guard !named.isEmpty else { return }
    if !checkSteps(named, subject, report) { checkFaults(subject, report) }
  }

  /// Looks at the moves that could be played.
  /// - Returns: whether there was a finding.
  private static func checkSteps(
    _ named: [MoveAnnotation],
    _ subject: ValidationSubject,
    _ report: (Diagnostic) -> Void
  ) -> Bool {
    var rest = named[...]
    for step in subject.attempt.replay.steps {
      guard let ply = subject.attempt.replay.recordPly(ofPly: step.ply) else { continue }
      rest = rest.drop { $0.ply < ply }
      guard let annotation = rest.first else { return false }
      guard annotation.ply == ply, let side = annotation.side, side != step.side else { continue }
      report(
        subject.diagnostic(
          rule,
          message(step.move, side, turn: step.side),
          at: .side(ply),
          else: [.move(ply)],
          ply: ply,
          position: step.before
        )
      )
      // One wrong turn shifts all that follow.
      return true
    }
    return false
  }

  /// Looks at moves that the side to move could not make.
  private static func checkFaults(_ subject: ValidationSubject, _ report: (Diagnostic) -> Void) {
    for fault in subject.attempt.faults where fault.kind == .illegal(.flipsNothing) {
      guard let side = subject.wrongSide(for: fault), let turn = fault.position.turn
      else { continue }
      report(subject.diagnostic(rule, message(fault.move, side, turn: turn), for: fault))
    }
  }

  private static func message(_ move: Move, _ side: Disk, turn: Disk) -> String {
    "the record gives \(move) to \(side), but it is \(turn)'s turn"
  }
}
