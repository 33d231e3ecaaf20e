package import Flipbook
package import GameRecords

/// What is counted of games of lights.
package struct LightsFigures: GameFigures {
  package typealias Record = LightsRecord

  /// Games whose last light was switched off.
  package private(set) var solved = 0
  /// The number of presses in each game.
  package private(set) var presses = Histogram()
  package let options: StatisticsOptions

  package init(_ options: StatisticsOptions) { self.options = options }

  package static let sections: [any FigureSection<LightsFigures>] = [
    CountSection<LightsFigures>(
      key: "outcomes",
      title: "Outcomes",
      counts: [.init("solved", "dark at the end", \.solved, of: .games)]
    ),
    NumberSection(
      key: "presses",
      title: "Presses",
      path: \.presses,
      list: "pressCounts",
      unit: "light",
      range: 0...1_000,
      whole: ("games", { _, records in records.games })
    ),
  ]

  package mutating func add(_ parsed: ParsedRecord) -> CountedRecord {
    guard let record = parsed.record(as: LightsRecord.self) else {
      return CountedRecord(width: 0, height: 0, hasMoves: false, isIllegal: false)
    }
    let attempt = record.attempt()
    let hasMoves = !record.presses.isEmpty
    if hasMoves {
      presses.add(attempt.moveCount)
      if attempt.end.isDark { solved += 1 }
    }
    return CountedRecord(
      width: record.start.rows.first?.count ?? 0,
      height: record.start.rows.count,
      hasMoves: hasMoves,
      isIllegal: !attempt.isComplete
    )
  }
}
