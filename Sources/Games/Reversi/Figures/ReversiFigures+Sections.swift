import GameRecords
package import RecordQueries

extension ReversiFigures {
  package static let sections: [any FigureSection<ReversiFigures>] = [
    CountSection<ReversiFigures>(
      key: "moves",
      title: "Moves",
      counts: [
        .init(
          "placements",
          .derived { figures, _ in figures.placements },
          things: "disk",
          " placed",
          isAlways: true
        ),
        .init(
          key: "passes",
          label: { $0 == 1 ? "pass" : "passes" },
          value: .counted(\.passes),
          isAlways: true
        ),
        .init(
          "games-with-passes",
          .counted(\.gamesWithPasses),
          things: "game",
          " with a pass",
          of: .games
        ),
        .init(
          "other-starts",
          .counted(\.otherStarts),
          things: "game",
          " from another position",
          of: .games
        ),
      ]
    ),
    NumberSection(
      key: "lengths",
      title: "Lengths",
      path: \.lengths,
      list: "lengthCounts",
      unit: "disk placed",
      range: 0...Limits.moves,
      chart: 0...60,
      whole: ("games", { _, records in records.games })
    ),
    CountSection(
      key: "results",
      title: "Results",
      note: "on the board",
      counts: [
        .init("finished", "played to the end:", of: .games, isAlways: true) { figures, _ in
          figures.results.finished
        },
        winner("dark-wins", "  won by dark", \.results.winners.darkWins),
        winner("light-wins", "  won by light", \.results.winners.lightWins),
        winner("ties", "  tied", \.results.winners.ties),
        .init("unfinished", "not played to the end", of: .games) { figures, records in
          records.games - figures.results.finished
        },
        .init("dark-disks", nil, \.results.darkDisks),
        .init("light-disks", nil, \.results.lightDisks),
      ]
    ),
    NumberSection(
      key: "margins",
      title: "Dark’s margin",
      path: \.results.margins,
      list: "marginCounts",
      range: -256...256,
      note: { figures in
        let means = [figures.results.darkDisks, figures.results.lightDisks].map { disks in
          FixedNumber.text(Double(disks) / Double(figures.results.finished), digits: 2)
        }
        return "empty squares to the winner; mean score \(means.joined(separator: " to "))"
      },
      chart: -64...64,
      step: 2,
      height: 3
    ),
    CountSection(
      key: "declared",
      title: "Declared results",
      note: "of other games",
      counts: [
        .init("total", "declared:") { figures, _ in figures.declared.total },
        declared("dark-wins", "  won by dark", \.declared.darkWins),
        declared("light-wins", "  won by light", \.declared.lightWins),
        declared("ties", "  tied", \.declared.ties),
      ]
    ),
    TallySection(
      key: "first-moves",
      title: { _ in "First moves" },
      column: "move",
      path: \.firstTally
    ),
    TallySection(
      key: "openings",
      title: { "Openings of \($0.openingPlies) \($0.openingPlies == 1 ? "ply" : "plies")" },
      note: ", oriented so that the first move is f5",
      score: "dark",
      column: "moves",
      path: \.openingTally,
      settings: [("plies", \.openingPlies)]
    ),
    TallySection(
      key: "named-openings",
      title: { _ in "Named openings" },
      note: ", each game by the longest name",
      score: "dark",
      path: \.namedTally
    ),
    FlipSection(),
    TallySection(
      key: "players",
      title: { _ in "Players" },
      score: "score",
      path: \.playerTally,
      keysOfGame: 2
    ),
  ]

  private static func winner(
    _ key: String,
    _ label: String,
    _ count: @escaping @Sendable (ReversiFigures) -> Int
  ) -> CountSection<ReversiFigures>.Count {
    .init(key, label, of: .figure(\.results.finished), isAlways: true) { figures, _ in
      count(figures)
    }
  }

  private static func declared(
    _ key: String,
    _ label: String,
    _ path: any FigurePath<ReversiFigures, Int>
  ) -> CountSection<ReversiFigures>.Count {
    .init(key, label, path, of: .figure(\.declared.total))
  }
}
