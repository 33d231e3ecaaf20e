import GameRecords
package import RecordFormats

/// The table of facts, from which JSON and XML are made.
package struct LightsTable: GameTable {
  package init() {}

  package var shape: RecordShape<LightsRecord> { Self.record }

  private static let record = RecordShape<LightsRecord>(
    phrase: "an object (a record)",
    [
      .text("player", part: .field("player"), place: .element, get: { $0.player }) {
        $0.player = $1
      },
      .value(
        "start",
        .grid(GridForm(cells: 0...1, columns: 1...16, rows: 1...16)),
        part: .start,
        place: .element,
        isRequired: true,
        get: { .grid($0.start.rows) }
      ) { record, value, _ in
        if case .grid(let rows) = value { record.start = Lights(rows) }
      },
      .list(
        "presses",
        press,
        ShapePart.List(limit: 10_000, plain: 0, hasElement: true, part: RecordPart.move),
        make: { "" },
        get: { $0.presses }
      ) { $0.presses.append($1) },
    ]
  )

  private static let press = RecordShape<String>(
    ObjectWords("press"),
    [.text("light", get: { $0 }) { $0 = $1 }]
  )
}
