import GameRecords
import PuzzleRules

/// The record declares the puzzle solved or unsolved, and its slides show the opposite.
///
/// Records without slides are not judged: they are results only.
enum PuzzleEnding: SingleRule {
  static let rule = Rule(
    3101,
    "puzzle-ending",
    .error,
    "The declared ending must be that of the slides.",
    why: "A program that relies on the ending counts an unsolved puzzle as solved, or the other "
      + "way round. The last slides may be missing.",
    fix: "Correct the ending, or add the missing slides.",
    example: RuleExample(
      "json",
      """
      {"game": "puzzle", "start": [[1, 2], [0, 3]], "slides": [1],
       "result": {"ending": "\(wrong: "solved")"}}
      """
    )
  )

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
