import GameRecords
import ReversiRules

/// The record gives a move to the side whose turn it is not.
enum WrongTurn: SingleRule {
  static let rule = Rule(2008, "wrong-turn", .error, page: .record)

  static func check(_ subject: ValidationSubject<ReversiRecord>, report: (Finding) -> Void) {
    let sides = namedSides(subject)
    guard !sides.isEmpty else { return }
    if !checkSteps(sides, subject, report) { checkProblems(subject, report) }
  }

  /// The side that the record names for each move; empty if no side can be wrong.
  ///
  /// Records of formats that mark each move with the letter of a side store only the letters out of
  /// turn. The others follow from them, and are wrong where a pass is missing between them.
  private static func namedSides(_ subject: ValidationSubject<ReversiRecord>) -> [Disk?] {
    let record = subject.record
    let problems = subject.attempt.problems
    let hasLetters =
      subject.conventions.namesSidesByLetter
      && problems.contains { $0.kind == .missingPass }
    guard hasLetters || record.annotations.contains(where: { $0.side != nil }) else { return [] }
    var sides = [Disk?](repeating: nil, count: record.moves.count)
    for annotation in record.annotations where sides.indices.contains(annotation.ply - 1) {
      sides[annotation.ply - 1] = annotation.side
    }
    guard hasLetters else { return sides }
    // After a surplus pass, it is unknown whose letter is right.
    let end = problems.first { $0.kind == .surplusPass }?.ply ?? sides.endIndex + 1
    var turn = record.start.turn
    for index in sides.indices.prefix(end - 1) {
      sides[index] = sides[index] ?? turn
      turn = sides[index]?.opponent
    }
    return sides
  }

  /// Checks the moves that could be played.
  /// - Returns: whether there was a finding.
  private static func checkSteps(
    _ sides: [Disk?],
    _ subject: ValidationSubject<ReversiRecord>,
    _ report: (Finding) -> Void
  ) -> Bool {
    for step in subject.attempt.replay.steps {
      guard let ply = subject.attempt.replay.recordPly(ofPly: step.ply),
        let side = sides[ply - 1], side != step.side
      else { continue }
      var finding = subject.finding(
        rule,
        message(step.move, side, turn: step.side),
        at: .side(ply),
        else: [.move(ply)],
        ply: ply,
        position: step.before
      )
      finding.repair = repair(of: sides, in: subject)
      report(finding)
      // One wrong turn shifts all that follow.
      return true
    }
    return false
  }

  /// Names the sides that made the moves, if all moves could be played.
  ///
  /// Safe if the game came to its end, or if the only wrong side is between right ones; otherwise a
  /// move may be missing.
  private static func repair(of sides: [Disk?], in subject: ValidationSubject<ReversiRecord>)
    -> Repair?
  {
    guard subject.attempt.isComplete else { return nil }
    let replay = subject.attempt.replay
    var actual = [Disk?](repeating: nil, count: sides.count)
    for step in replay.steps {
      if let ply = replay.recordPly(ofPly: step.ply) { actual[ply - 1] = step.side }
    }
    let wrong = sides.indices.filter { sides[$0] != nil && sides[$0] != actual[$0] }
    let isSingle =
      wrong.count == 1 && sides.indices.contains(wrong[0] + 1)
      && sides[wrong[0] + 1] == actual[wrong[0] + 1]
    return .change(.setSides(actual), isSafe: replay.isOver || isSingle)
  }

  /// Checks the moves that the side to move could not make.
  private static func checkProblems(
    _ subject: ValidationSubject<ReversiRecord>,
    _ report: (Finding) -> Void
  ) {
    for problem in subject.attempt.problems where problem.kind == .illegal(.flipsNothing) {
      guard let side = subject.wrongSide(for: problem), let turn = problem.position.turn
      else { continue }
      let letter = subject.record.origin?.range(of: .side(problem.ply))
      let message = message(problem.move, side, turn: turn)
      report(subject.finding(rule, message, for: problem, in: letter))
    }
  }

  private static func message(_ move: Move, _ side: Disk, turn: Disk) -> String {
    "the record gives \(move) to \(side), but it is \(turn)'s turn"
  }
}
