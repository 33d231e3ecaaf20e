package import GameRecords

/// A move presses a light that does not exist.
package enum LightOffBoard: SingleRule {
  package static let rule = Rule(2901, "light-off-board", .error, page: page)

  private static let page: RuleExplanations = """
    ## light-off-board

    Each light that is pressed must be on the board.

    The moves after it may be of another game.

    **Fix.** Correct the name of the light.
    """

  package static func check(
    _ subject: ValidationSubject<LightsRecord>,
    report: (Finding) -> Void
  ) {
    guard !subject.attempt.isComplete else { return }
    let ply = subject.attempt.moveCount + 1
    let name = subject.record.presses[ply - 1]
    report(
      subject.finding(
        rule,
        "there is no light \(DisplayText.quote(name))",
        at: .move(ply),
        ply: ply
      )
    )
  }
}
