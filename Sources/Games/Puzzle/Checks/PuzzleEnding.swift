import GameRecords
import PuzzleRules

/// The record declares the puzzle solved or unsolved, and its slides show the opposite.
///
/// Records without slides are not judged: they are results only.
enum PuzzleEnding: SingleRule {
  static let rule = Rule(3101, "puzzle-ending", .error, page: .puzzle)

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    guard let ending = subject.record.result?.ending, let replay = subject.wholeReplay,
      !replay.slides.isEmpty
    else { return }
    let message: String
    switch ending {
    case .solved where replay.solvedPly == nil:
      message = "the puzzle is declared solved, but it is not after the last slide"
    case .unsolved where replay.solvedPly == replay.slides.count:
      message = "the puzzle is declared unsolved, but the last slide solves it"
    default:
      return
    }
    report(subject.finding(rule, message, at: .ending, else: [.result], position: replay.end))
  }
}
