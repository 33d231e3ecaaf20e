import PuzzleRules

extension PuzzleFigures: FigureTable {
  func sections(top: Int, _ records: RecordCounts) -> [FigureSection] {
    [
      FigureSection(
        key: "outcomes",
        title: "Outcomes",
        content: .counts(outcomes(records))
      ),
      FigureSection(
        key: "goals",
        title: "Goals",
        content: .counts(goals(records))
      ),
      FigureSection(
        key: "moves",
        title: "Moves",
        content: .counts(moves(records))
      ),
      numbers(
        "slides",
        "Solutions",
        solutionSlides,
        unit: "slide",
        list: "slideCounts"
      ),
      numbers(
        "runs",
        "Solutions in runs",
        solutionRuns,
        unit: "run",
        list: "runCounts"
      ),
      numbers(
        "distances",
        "Distances",
        distances,
        unit: "slide needed at least",
        list: "distanceCounts"
      ),
      numbers(
        "excess",
        "Excess",
        excess,
        unit: "slide above the distance",
        list: "excessCounts"
      ),
      FigureSection(
        key: "times",
        title: "Time per slide",
        content: .times(times)
      ),
      FigureSection(
        key: "years",
        title: "Years",
        content: .numbers(
          FigureSection.Numbers(
            numbers: years,
            list: "yearCounts",
            unit: "year",
            isCount: false
          )
        )
      ),
      names("players", "Players", players, top, records),
      names("events", "Events", events, top, records),
    ]
  }

  private func outcomes(_ records: RecordCounts) -> [FigureSection.Count] {
    let unsolved = records.games - solved - solvedAtStart
    return [
      FigureSection.Count(
        key: "solved",
        label: "solved",
        count: solved,
        whole: records.games,
        always: true
      ),
      FigureSection.Count(
        key: "shortest",
        label: "  in the fewest slides, which the distance proves",
        count: excess[0],
        whole: solved
      ),
      FigureSection.Count(
        key: "unsolved",
        label: "not solved",
        count: unsolved,
        whole: records.games
      ),
      FigureSection.Count(
        key: "solved-at-start",
        label: "solved before the first slide",
        count: solvedAtStart,
        whole: records.games
      ),
      FigureSection.Count(
        key: "declared-solved",
        label: "declared solved only",
        count: declaredSolved,
        whole: records.total
      ),
      FigureSection.Count(
        key: "unsolvable",
        label: "that no slides can solve",
        count: unsolvable,
        whole: records.total
      ),
      FigureSection.Count(
        key: "invalid",
        label: "whose panels are missing or appear twice",
        count: invalid,
        whole: records.total
      ),
    ]
  }

  private func goals(_ records: RecordCounts) -> [FigureSection.Count] {
    PuzzleGoal.allCases.map { goal in
      FigureSection.Count(
        key: goal.rawValue,
        label: goal.rawValue,
        count: goals[goal, default: 0],
        whole: records.total
      )
    }
  }

  private func moves(_ records: RecordCounts) -> [FigureSection.Count] {
    [
      FigureSection.Count(
        key: "slides",
        label: Words.form(of: "slide", slides),
        count: slides
      ),
      FigureSection.Count(
        key: "runs",
        label: Words.form(of: "run", runs) + " in one direction",
        count: runs
      ),
      FigureSection.Count(
        key: "detours",
        label: Words.form(of: "detour", detours) + ": a panel slides back at once",
        count: detours
      ),
      FigureSection.Count(
        key: "games-with-detours",
        label: Words.form(of: "game", gamesWithDetours) + " with a detour",
        count: gamesWithDetours,
        whole: records.games
      ),
    ]
  }

  private func numbers(
    _ key: String,
    _ title: String,
    _ numbers: Histogram,
    unit: String,
    list: String
  ) -> FigureSection {
    FigureSection(
      key: key,
      title: title,
      content: .numbers(FigureSection.Numbers(numbers: numbers, list: list, unit: unit))
    )
  }

  private func names(
    _ key: String,
    _ title: String,
    _ tally: Tally<String, SuccessCount>,
    _ top: Int,
    _ records: RecordCounts
  ) -> FigureSection {
    let names = FigureSection.Names(tally: tally, top: top, games: records.games, success: "solved")
    return FigureSection(key: key, title: title, content: .names(names))
  }
}
