public import GameRecords

extension RuleExplanations {
  static let puzzle = RuleExplanations(PackageResources.PuzzleChecks_md)
}

/// The checks of sliding puzzles from files of all formats, in the order in which findings about the
/// same place are reported.
public enum PuzzleChecks {
  /// All checks.
  public static let all: [any ValidationRule.Type] = [
    PanelMissing.self,
    PanelTwice.self,
    PanelTooLarge.self,
    UnsolvableLayout.self,
    IllegalSlide.self,
    Detour.self,
    SlidesAfterEnd.self,
    PuzzleEnding.self,
    UnsolvedPuzzle.self,
    SlideCount.self,
    RunCount.self,
    NotShortest.self,
  ]
}
