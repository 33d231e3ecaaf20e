package import GameRecords
import Games
package import RecordFormats

/// The table of facts, from which JSON and XML are made.
package struct LightsTable: DraftedTable {
  package typealias Draft = LightsDraft

  package init() {}

  package var table: ObjectTable { Self.record }

  private static let record = ObjectTable(
    ObjectWords("lights", phrase: "an object (a record)"),
    Row<LightsDraft>.opening(namesGame: true) + [
      .text("player", part: .field("player"), place: .element, get: { $0.facts.player }) {
        $0.facts.player = $1
      },
      .value(
        "start",
        .grid(GridForm(cells: 0...1, columns: 1...16, rows: 1...16)),
        part: .start,
        place: .element,
        isRequired: true,
        get: { .grid($0.facts.start.rows) }
      ) { draft, value, _ in
        if case .grid(let rows) = value { draft.facts.start = Lights(rows) }
      },
      .list(
        "presses",
        press,
        PartTable.List(limit: 10_000, hasElement: true, part: RecordPart.move),
        make: { "" },
        get: { $0.facts.presses }
      ) { $0.facts.presses.append($1) },
    ] + Row.closing
  )

  private static let press = ObjectTable(
    ObjectWords("press"),
    [Row<String>.text("light", get: { $0 }) { $0 = $1 }]
  )
}

/// A record that is being read or written.
package struct LightsDraft: RecordDraft {
  package var facts: LightsRecord

  package init() { facts = LightsRecord() }
  package init(_ record: borrowing LightsRecord) { facts = copy record }
  package mutating func complete() -> [SourceRange] { [] }
}
