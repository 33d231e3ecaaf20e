import PuzzleRules
import RecordFormats
import RecordText

/// The figures as a table of sections, from which all forms and the schema are made.
extension PuzzleFigures {
  func add(to text: inout StatisticsText, _ records: RecordCounts) {
    for section in sections(top: text.top, records) { section.add(to: &text) }
  }

  func add(to json: inout JSONOutput, top: Int, _ records: RecordCounts) {
    for section in sections(top: top, records) { section.add(to: &json) }
  }

  func add(to rows: inout [CSVRow], top: Int, _ records: RecordCounts) {
    for section in sections(top: top, records) { section.add(to: &rows) }
  }

  static var schema: [(String, JSONSchemaValue)] {
    Self(StatisticsOptions()).sections(top: 0, RecordCounts()).flatMap(\.schema)
  }

  /// Returns all sections, also those without anything to show, always in the same order.
  func sections(top: Int, _ records: RecordCounts) -> [FigureSection] {
    [
      FigureSection(
        key: "outcomes",
        title: "Outcomes",
        about: "Which puzzles were solved, and which can be solved at all.",
        content: .counts(outcomes(records))
      ),
      FigureSection(
        key: "goals",
        title: "Goals",
        about: "The orders of the panels that solve the puzzles.",
        content: .counts(goals(records))
      ),
      FigureSection(
        key: "moves",
        title: "Moves",
        about: "The slides of all records, as far as they are legal.",
        content: .counts(moves(records))
      ),
      numbers(
        "slides",
        "Solutions",
        "The number of slides until the goal is reached.",
        solutionSlides,
        unit: "slide",
        list: "slideCounts"
      ),
      numbers(
        "runs",
        "Solutions in runs",
        "The same, but slides one after the other in the same direction are counted as one.",
        solutionRuns,
        unit: "run",
        list: "runCounts"
      ),
      numbers(
        "distances",
        "Distances",
        "The slides that each solvable start needs at least: the distances of all panels from "
          + "their cells, and two slides for each panel that must leave its row or column.",
        distances,
        unit: "slide needed at least",
        list: "distanceCounts"
      ),
      numbers(
        "excess",
        "Excess",
        "How many slides each solution has more than the distance of its start.",
        excess,
        unit: "slide above the distance",
        list: "excessCounts"
      ),
      FigureSection(
        key: "times",
        title: "Time per slide",
        about: "The time used for slides, in seconds.",
        content: .times(times)
      ),
      FigureSection(
        key: "years",
        title: "Years",
        about: "The years of the records that have a date.",
        content: .numbers(
          FigureSection.Numbers(
            numbers: years,
            list: "yearCounts",
            unit: "year",
            isCount: false
          )
        )
      ),
      names("players", "Players", "The named players.", players, top, records),
      names("events", "Events", "The named events.", events, top, records),
    ]
  }

  private func outcomes(_ records: RecordCounts) -> [FigureSection.Count] {
    let unsolved = records.games - solved - solvedAtStart
    return [
      FigureSection.Count(
        key: "solved",
        about: "Games whose slides reach the goal.",
        label: "solved",
        count: solved,
        whole: records.games,
        always: true
      ),
      FigureSection.Count(
        key: "shortest",
        about: "Solutions with as few slides as the distance, so that no solution is shorter.",
        label: "  in the fewest slides, which the distance proves",
        count: excess[0],
        whole: solved
      ),
      FigureSection.Count(
        key: "unsolved",
        about: "Games whose slides do not reach the goal.",
        label: "not solved",
        count: unsolved,
        whole: records.games
      ),
      FigureSection.Count(
        key: "solved-at-start",
        about: "Games that begin with a solved puzzle.",
        label: "solved before the first slide",
        count: solvedAtStart,
        whole: records.games
      ),
      FigureSection.Count(
        key: "declared-solved",
        about: "Records that declare a solution that their slides do not have.",
        label: "declared solved only",
        count: declaredSolved,
        whole: records.total
      ),
      FigureSection.Count(
        key: "unsolvable",
        about: "Records of puzzles that no slides can solve.",
        label: "that no slides can solve",
        count: unsolvable,
        whole: records.total
      ),
      FigureSection.Count(
        key: "invalid",
        about: "Records whose start is no puzzle: panels are missing or appear twice.",
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
        about: "Records with the goal \(goal.rawValue).",
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
        about: "Panels that slid, each by one cell.",
        label: Words.form(of: "slide", slides),
        count: slides
      ),
      FigureSection.Count(
        key: "runs",
        about: "The same, but slides one after the other in the same direction are counted as one.",
        label: Words.form(of: "run", runs) + " in one direction",
        count: runs
      ),
      FigureSection.Count(
        key: "detours",
        about: "How many times a panel slides back at once.",
        label: Words.form(of: "detour", detours) + ": a panel slides back at once",
        count: detours
      ),
      FigureSection.Count(
        key: "games-with-detours",
        about: "Games with at least one detour.",
        label: Words.form(of: "game", gamesWithDetours) + " with a detour",
        count: gamesWithDetours,
        whole: records.games
      ),
    ]
  }

  private func numbers(
    _ key: String,
    _ title: String,
    _ about: String,
    _ numbers: Histogram,
    unit: String,
    list: String
  ) -> FigureSection {
    FigureSection(
      key: key,
      title: title,
      about: about,
      content: .numbers(FigureSection.Numbers(numbers: numbers, list: list, unit: unit))
    )
  }

  private func names(
    _ key: String,
    _ title: String,
    _ about: String,
    _ tally: Tally<String, SuccessCount>,
    _ top: Int,
    _ records: RecordCounts
  ) -> FigureSection {
    let names = FigureSection.Names(tally: tally, top: top, games: records.games, success: "solved")
    return FigureSection(key: key, title: title, about: about, content: .names(names))
  }
}
