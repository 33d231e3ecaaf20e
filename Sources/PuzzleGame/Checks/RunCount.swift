import GameRecords

/// The declared number of runs is not that of the slides.
enum RunCount: SingleRule {
  static let rule = Rule(
    3104,
    "run-count",
    .error,
    "The declared number of runs must be that of the slides.",
    why: "Slides one after the other in the same direction are one run, however long it is. "
      + "Results in runs can be compared only if all count them like that.",
    fix: "Declare the number of runs, or add the missing slides.",
    example: RuleExample(
      "json",
      """
      {"game": "puzzle", "start": [[1, 2], [0, 3]], "slides": [3],
       "result": {"runs": \(wrong: "2")}}
      """
    )
  )

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    guard let declared = subject.record.result?.runs, let replay = subject.wholeReplay,
      !replay.slides.isEmpty
    else { return }
    let count = replay.runCount
    guard declared != count else { return }
    let message = "the declared number of runs is \(declared), but the record has \(count)"
    report(subject.finding(rule, message, at: .score, else: [.result]))
  }
}
