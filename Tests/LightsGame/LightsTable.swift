import GameRecords
package import RecordFormats

/// The table of facts, from which JSON, XML and their schemas are made.
package struct LightsTable: GameTable {
  package init() {}

  package var shape: RecordShape<LightsRecord> { Self.record }

  private static let record = RecordShape<LightsRecord>(
    about: "One game of lights as recorded.",
    phrase: "an object (a record)",
    [
      .text("player", "The name.", part: .field("player"), place: .element, get: { $0.player }) {
        $0.player = $1
      },
      .value(
        "start",
        .grid(GridForm(cells: 0...1, columns: 1...16, rows: 1...16)),
        "The rows of lights from the top: 1 for on, 0 for off.",
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
        "The lights that are pressed, in order.",
        ShapePart.List(limit: 10_000, plain: 0, hasElement: true, part: RecordPart.move),
        make: { "" },
        get: { $0.presses }
      ) { $0.presses.append($1) },
    ]
  )

  private static let press = RecordShape<String>(
    ObjectWords("press", title: "Press"),
    [.text("light", "The column and row of the light, such as b3.", get: { $0 }) { $0 = $1 }]
  )
}
