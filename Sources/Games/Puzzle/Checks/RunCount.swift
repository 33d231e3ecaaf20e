import GameRecords

/// The declared number of runs is not that of the slides.
enum RunCount: SingleRule {
  static let rule = Rule(3104, "run-count", .error, page: .puzzle)

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
