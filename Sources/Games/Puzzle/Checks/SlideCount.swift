import GameRecords

/// The declared number of slides is not that of the record.
///
/// Records without slides are not judged: they are results only.
enum SlideCount: SingleRule {
  static let rule = Rule(3103, "slide-count", .error, page: .puzzle)

  static func check(_ subject: ValidationSubject<PuzzleRecord>, report: (Finding) -> Void) {
    let count = subject.record.slides.count
    guard let declared = subject.record.result?.slides, subject.wholeReplay != nil, count > 0,
      declared != count
    else { return }
    let message = "the declared number of slides is \(declared), but the record has \(count)"
    report(subject.finding(rule, message, at: .score, else: [.result]))
  }
}
