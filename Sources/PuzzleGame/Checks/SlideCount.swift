import GameRecords

/// The declared number of slides is not that of the record.
///
/// Records without slides are not judged: they are results only.
enum SlideCount: SingleRule {
  static let rule = Rule(
    3103,
    "slide-count",
    .error,
    "The declared number of slides must be that of the record.",
    why: "Results are compared by the number of slides. If it differs, slides are missing, or "
      + "several that were made at once were counted as one.",
    fix: "Declare the number of slides, each of one panel by one cell, or add the missing "
      + "slides.",
    example: RuleExample(
      "json",
      """
      {"game": "puzzle", "start": [[1, 2], [0, 3]], "slides": [3],
       "result": {"slides": \(wrong: "2")}}
      """
    )
  )

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    let count = subject.record.slides.count
    guard let declared = subject.record.result?.slides, subject.wholeReplay != nil, count > 0,
      declared != count
    else { return }
    let message = "the declared number of slides is \(declared), but the record has \(count)"
    report(subject.finding(rule, message, at: .score, else: [.result]))
  }
}
