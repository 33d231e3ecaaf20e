import GameRecords
import PuzzleRules
package import RecordQueries

extension PuzzleFigures {
  package static let sections: [any FigureSection<PuzzleFigures>] = [
    CountSection<PuzzleFigures>(
      key: "outcomes",
      title: "Outcomes",
      counts: [
        .init("solved", "solved", \.solved, of: .games, isAlways: true),
        .init(
          "shortest",
          "  in the fewest slides, which the distance proves",
          of: .figure(\.solved)
        ) { figures, _ in figures.excess[0] },
        .init("unsolved", "not solved", of: .games) { figures, records in
          records.games - figures.solved - figures.solvedAtStart
        },
        .init("solved-at-start", "solved before the first slide", \.solvedAtStart, of: .games),
        .init("declared-solved", "declared solved only", \.declaredSolved, of: .records),
        .init("unsolvable", "that no slides can solve", \.unsolvable, of: .records),
        .init("invalid", "whose panels are missing or appear twice", \.invalid, of: .records),
      ]
    ),
    CountSection(
      key: "goals",
      title: "Goals",
      counts: [
        .init("open-last", "open-last", \.openLast, of: .records),
        .init("open-first", "open-first", of: .records) { figures, records in
          records.total - figures.openLast
        },
      ]
    ),
    CountSection(
      key: "moves",
      title: "Moves",
      counts: [
        .init("slides", .counted(\.slides), things: "slide"),
        .init("runs", .counted(\.runs), things: "run", " in one direction"),
        .init("detours", .counted(\.detours), things: "detour", ": a panel slides back at once"),
        .init(
          "games-with-detours",
          .counted(\.gamesWithDetours),
          things: "game",
          " with a detour",
          of: .games
        ),
      ]
    ),
    slides("slides", "Solutions", \.solutionSlides, "slide", list: "slideCounts", areAll: true),
    slides("runs", "Solutions in runs", \.solutionRuns, "run", list: "runCounts", areAll: true),
    slides("distances", "Distances", \.distances, "slide needed at least", list: "distanceCounts"),
    slides("excess", "Excess", \.excess, "slide above the distance", list: "excessCounts"),
    TimeSection(key: "times", title: "Time per slide", path: \.times),
    NumberSection(
      key: "years",
      title: "Years",
      path: \.years,
      list: "yearCounts",
      range: 0...9999
    ),
    TallySection(key: "players", title: { _ in "Players" }, score: "solved", path: \.players),
    TallySection(key: "events", title: { _ in "Events" }, score: "solved", path: \.events),
  ]

  private static func slides(
    _ key: String,
    _ title: String,
    _ path: any FigurePath<PuzzleFigures, Histogram>,
    _ unit: String,
    list: String,
    areAll: Bool = false
  ) -> NumberSection<PuzzleFigures> {
    NumberSection(
      key: key,
      title: title,
      path: path,
      list: list,
      unit: unit,
      range: 0...Limits.slides,
      whole: areAll ? ("solutions", { figures, _ in figures.solved }) : nil
    )
  }
}
